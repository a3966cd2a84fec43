/** Milliseconds of each frame from `start` to `stop`. */
export function frameTimes() {
  let times: number[] = []
  let request = 0
  const note = (before: number) => {
    request = requestAnimationFrame((now) => {
      times.push(now - before)
      note(now)
    })
  }
  return {
    start() {
      times = []
      note(performance.now())
    },
    stop() {
      cancelAnimationFrame(request)
      return times
    },
  }
}
