export const page = {
  problems: 'Die Konfiguration dieser Seite hat {{n}} Probleme',
  newVersion: 'Eine neue Version dieser Seite wurde veröffentlicht. Sie gilt, sobald Sie gespeichert haben',
}
