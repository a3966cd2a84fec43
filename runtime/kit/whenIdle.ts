/** Does the task when the browser has nothing else to do, within a second. The answer takes it back. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 1000 })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(task)
  return () => clearTimeout(handle)
}
