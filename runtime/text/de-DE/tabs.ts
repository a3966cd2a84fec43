export const tabs = {
  open: 'Geöffnete Seiten',
  workplace: 'Arbeitsplatz',
  close: '{{title}} schließen',
  refresh: 'Aktualisieren',
  closeLeft: 'Links schließen',
  closeRight: 'Rechts schließen',
  closeOthers: 'Andere schließen',
  missing: 'Diese Seite gibt es noch nicht',
  missingHint: 'Das Menü führt zu {{path}}, doch diese Seite gibt es nicht. Bitte wenden Sie sich an Ihre Administration.',
}
