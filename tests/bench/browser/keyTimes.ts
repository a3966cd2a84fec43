/** Measures each key press from the moment the browser got it until the frame after it is painted. */
export function listenToKeys(): () => number[] {
  let times: number[] = []
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)))
    },
    { capture: true },
  )
  return () => {
    const taken = times
    times = []
    return taken
  }
}
