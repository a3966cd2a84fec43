/** Why the server did not start, in one sentence for the terminal; a programmer's mistake keeps its stack. */
export function explainFailure(error: unknown, host: string, port: number): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is taken by another program. Choose another: PORT=3001 npm start`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `LISTEN_HOST: this machine has no address "${host}".`
  return error.name === 'Error' || error instanceof TypeError ? (error.stack ?? error.message) : error.message
}
