export const monitor = {
  title: 'State of the server',
  state: 'State',
  up: 'Running',
  down: 'Not reachable',
  database: 'Database',
  pglite: 'Embedded (PGlite)',
  postgres: 'PostgreSQL',
  answered: 'Answered in',
  milliseconds: '{{n}} ms',
  asked: 'Checked at',
  ask: 'Check again',
}
