export const tabs = {
  open: 'Open pages',
  workplace: 'Workbench',
  close: 'Close {{title}}',
  refresh: 'Refresh',
  closeLeft: 'Close left',
  closeRight: 'Close right',
  closeOthers: 'Close others',
  missing: 'This page does not exist yet',
  missingHint: 'The menu leads to {{path}}, and there is no such page. Please tell your administrator.',
}
