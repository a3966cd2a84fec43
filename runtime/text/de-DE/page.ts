export const page = {
  problems_one: 'Die Konfiguration dieser Seite hat {{count}} Problem',
  problems_other: 'Die Konfiguration dieser Seite hat {{count}} Probleme',
  newVersion: 'Eine neue Version dieser Seite wurde veröffentlicht. Sie gilt, sobald Sie gespeichert haben',
  withdrawn: 'Diese Seite wurde zurückgezogen',
  withdrawnHint:
    'Sie lässt sich zurzeit nicht benutzen und kommt von selbst wieder, sobald sie erneut veröffentlicht wird. Bei Fragen hilft die Administration.',
  withdrawnTyped: 'Diese Seite wurde zurückgezogen. Ihre Eingaben bleiben hier stehen und lassen sich kopieren, aber nicht speichern',
}
