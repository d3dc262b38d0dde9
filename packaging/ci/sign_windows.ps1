# Sign FILES with the certificate that the runner holds under the thumbprint in WINDOWS_CERTIFICATE.
# Without one nothing is signed: a key for programs lies in hardware or in a service, never in a file.
# usage: packaging/ci/sign_windows.ps1 FILE…
if (-not $env:WINDOWS_CERTIFICATE) { Write-Output "no certificate: not signed"; exit 0 }
$tools = Get-ChildItem "C:\Program Files (x86)\Windows Kits\10\bin\*\x64\signtool.exe"
$tool = $tools | Select-Object -Last 1
& $tool sign /sha1 $env:WINDOWS_CERTIFICATE /fd SHA256 /tr http://timestamp.digicert.com /td SHA256 $args
exit $LASTEXITCODE
