"""All sessions together: the running program without a window."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tromp_gui.session.engine.catalogue.human_file import HumanFile
from tromp_gui.session.engine.catalogue.registry import EngineRegistry
from tromp_gui.session.engine.consoles import EngineConsoles
from tromp_gui.session.engine.pool import EnginePool
from tromp_gui.session.file.autosave import Autosave
from tromp_gui.session.file.journal import Journal
from tromp_gui.session.file.session import FileSession
from tromp_gui.session.game.edit_session import EditSession
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.game.score_session import ScoreSession
from tromp_gui.session.learning.session import LearningSession
from tromp_gui.session.play.adviser import Adviser
from tromp_gui.session.play.analysis_session import AnalysisSession
from tromp_gui.session.play.dead_lists import DeadLists
from tromp_gui.session.play.estimator import Estimator
from tromp_gui.session.play.judge import Judge
from tromp_gui.session.play.match_me import MatchMe
from tromp_gui.session.play.opponents import Opponents
from tromp_gui.session.play.people import PeopleSession
from tromp_gui.session.play.player_engines import launches
from tromp_gui.session.play.proposer import Proposer
from tromp_gui.session.play.teacher import Teacher
from tromp_gui.settings import Settings


class Sessions:
    """The sessions that a window shows; they are deleted with `owner`."""

    def __init__(
        self, settings: Settings, record: RecordSession, owner: QObject | None = None
    ) -> None:
        self.settings, self.record = settings, record
        self.match = MatchSession(record)
        self.score = ScoreSession(record, self.match)
        self.edit = EditSession(record)
        self.learning = LearningSession(record)
        self.files = FileSession(record, settings)
        self.journal = Journal(record, self.files)
        self.autosave = Autosave(record, self.match, self.files, settings)
        self.match_me = MatchMe(record, self.match, settings)
        self.engines = EngineRegistry(settings)
        self.human_file = HumanFile(self.engines)
        self.pool = EnginePool()
        self.consoles = EngineConsoles(self.engines, self.pool)
        launch_of = launches(self.engines)
        self.opponents = Opponents(record, self.match, launch_of, self.pool)
        self.teacher = Teacher(record, self.match, self.opponents, settings, launch_of, self.pool)
        self.dead_lists = DeadLists(self.match, self.opponents)
        self.adviser = Adviser(record, self.match, launch_of, self.pool)
        self.judge = Judge(record, self.engines, settings, launch_of, self.pool)
        self.proposer = Proposer(record, self.match, self.score, self.judge, settings)
        self.analysis = AnalysisSession(record, launch_of, self.pool)
        self.people = PeopleSession(record, self.engines, self.pool)
        self.estimator = Estimator(record, self.judge, self.analysis)
        self.engines.changed.connect(self.opponents.reassign_engines)
        self.engines.changed.connect(self.analysis.reload)
        for session in vars(self).values():
            if isinstance(session, QObject):
                session.setParent(owner)
