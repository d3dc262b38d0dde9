# Install the program in dist\, open a game by its file type, photograph the screen.
$ErrorActionPreference = "Stop"
Set-Location "$PSScriptRoot\..\.."
$setup = Get-Item dist\*-setup.exe
Start-Process -Wait $setup -ArgumentList "/VERYSILENT /CURRENTUSER /TASKS=associate /DIR=C:\TrompGo"
C:\TrompGo\tromp-gui.exe --version
if ($LASTEXITCODE) { exit 1 }
C:\TrompGo\tromp-gui.exe score resources\samples\first-game.sgf
if ($LASTEXITCODE) { exit 1 }
Start-Process resources\samples\first-game.sgf
foreach ($second in 1..60) {
    Start-Sleep 1
    $window = Get-Process tromp-go -ErrorAction SilentlyContinue | Where-Object MainWindowHandle
    if ($window) { break }
}
if (-not $window) { throw "no window after a minute" }
Start-Sleep 4
Add-Type -AssemblyName System.Windows.Forms, System.Drawing
$area = [Windows.Forms.SystemInformation]::VirtualScreen
$picture = New-Object Drawing.Bitmap $area.Width, $area.Height
[Drawing.Graphics]::FromImage($picture).CopyFromScreen($area.Location, [Drawing.Point]::Empty, $area.Size)
$picture.Save("$PWD\dist\window-windows.png")
