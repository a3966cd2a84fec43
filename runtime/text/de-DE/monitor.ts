export const monitor = {
  title: 'Zustand des Servers',
  state: 'Zustand',
  up: 'In Betrieb',
  down: 'Nicht erreichbar',
  database: 'Datenbank',
  pglite: 'Eingebettet (PGlite)',
  postgres: 'PostgreSQL',
  answered: 'Antwort nach',
  milliseconds: '{{n}} ms',
  asked: 'Geprüft um',
  ask: 'Erneut prüfen',
}
