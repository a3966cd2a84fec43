/** What runs in threads of the server's own: the file that a build gives each, without its ending, and what it is built from. */
export const serverThreads = {
  'pglite-worker': 'server-mock/db/pgliteWorker.ts',
  'sheets-worker': 'server-mock/sheets/sheetsWorker.ts',
  'validators-worker': 'server-mock/services/pages/validatorsWorker.ts',
}
