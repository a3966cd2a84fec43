/** Ends when the browser has done what it had put off until it has nothing else to do. It runs in the page. */
export function atRest(): Promise<void> {
  return new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve)))
}
