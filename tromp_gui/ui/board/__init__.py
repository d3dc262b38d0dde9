"""The board: state, geometry, painting, scene, view."""
