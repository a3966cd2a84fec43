/** Does the task when the browser has nothing else to do, within a second. The answer takes it back. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 1000 })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(task)
  return () => clearTimeout(handle)
}

/** The same, and at the latest when the page is left: somebody may close it before the browser has come to rest. */
export function whenIdleOrLeft(task: () => void): void {
  const act = () => {
    takeBack()
    removeEventListener('pagehide', act)
    task()
  }
  const takeBack = whenIdle(act)
  addEventListener('pagehide', act)
}
