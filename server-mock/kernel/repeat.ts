/** Does work every so many milliseconds, as long as the process lives anyway, until the result is called. A failure is handed on and the next round comes. */
export function repeat(every: number, work: () => Promise<unknown>, onFailure: (error: unknown) => void): () => void {
  const timer = setInterval(() => void work().catch(onFailure), every)
  timer.unref()
  return () => clearInterval(timer)
}
