; Inno Setup 6: the installer for Windows, from the frozen folder.
;   iscc /DVersion=0.2.0 /DAddress=https://... packaging\windows\tromp-go.iss
; For one user without administrator rights, or for everybody; it opens SGF files if that is chosen.
#ifndef Version
  #error Say which version: iscc /DVersion=...
#endif
#ifndef Address
  #error Say the address of the project: iscc /DAddress=...
#endif
#define Name "Tromp Go"
#define Program "tromp-go.exe"
#define ModelId "io.github.tromp_gui.tromp_go"

[Setup]
AppId={{6C0F3C38-5C0F-4D7A-9E0C-7B5E8F2B1A64}
AppName={#Name}
AppVersion={#Version}
AppPublisher=The tromp_gui developers
AppPublisherURL={#Address}
DefaultDirName={autopf}\{#Name}
DefaultGroupName={#Name}
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
MinVersion=10.0.17763
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\icons\tromp-gui.ico
UninstallDisplayIcon={app}\{#Program}
SourceDir=..\..
OutputDir=dist
OutputBaseFilename=tromp-gui-{#Version}-windows-x64-setup
Compression=lzma2
SolidCompression=yes
ChangesAssociations=yes
ChangesEnvironment=yes
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"
Name: "ko"; MessagesFile: "compiler:Languages\Korean.isl"

[Tasks]
Name: "associate"; Description: "Open SGF files with {#Name}"
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "dist\tromp-gui\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{autoprograms}\{#Name}"; Filename: "{app}\{#Program}"; AppUserModelID: "{#ModelId}"
Name: "{autodesktop}\{#Name}"; Filename: "{app}\{#Program}"; AppUserModelID: "{#ModelId}"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\TrompGo.sgf"; ValueType: string; ValueData: "Go game record"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\TrompGo.sgf"; ValueType: string; ValueName: "AppUserModelID"; ValueData: "{#ModelId}"
Root: HKA; Subkey: "Software\Classes\TrompGo.sgf\DefaultIcon"; ValueType: string; ValueData: "{app}\{#Program},0"
Root: HKA; Subkey: "Software\Classes\TrompGo.sgf\shell\open\command"; ValueType: string; ValueData: """{app}\{#Program}"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.sgf\OpenWithProgids"; ValueType: string; ValueName: "TrompGo.sgf"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.sgf"; ValueType: string; ValueData: "TrompGo.sgf"; Flags: uninsdeletevalue; Tasks: associate
Root: HKA; Subkey: "Software\Classes\.sgf"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-go-sgf"; Tasks: associate
Root: HKA; Subkey: "Software\Microsoft\Windows\CurrentVersion\App Paths\{#Program}"; ValueType: string; ValueData: "{app}\{#Program}"; Flags: uninsdeletekey

[Run]
Filename: "{app}\{#Program}"; Description: "{cm:LaunchProgram,{#Name}}"; Flags: nowait postinstall skipifsilent
