export interface KeyTimes {
  /** Milliseconds from each key press to its paint, since the last call. */
  take(): number[]
  /** Resolves when every key that was pressed is painted: keys that wait for one frame together would be measured as a queue. */
  settle(): Promise<void>
}

/** Measures each key press from the moment the browser got it until the frame after it is painted. */
export function listenToKeys(): KeyTimes {
  let times: number[] = []
  let last: Promise<void> = Promise.resolve()
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      last = new Promise((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(() => {
            times.push(performance.now() - timeStamp)
            resolve()
          }),
        )
      })
    },
    { capture: true },
  )
  return {
    take() {
      const taken = times
      times = []
      return taken
    },
    settle: () => last,
  }
}
