/** Scrolls the first grid a little in every frame; milliseconds of each frame. */
export async function measureScrolling(frames: number): Promise<number[]> {
  const grid = document.querySelector('[role="grid"]')
  if (!grid) throw new Error('no grid on the screen')
  const times: number[] = []
  let before = await nextFrame()
  for (let frame = 0; frame < frames; frame++) {
    grid.scrollTop += 400
    const now = await nextFrame()
    times.push(now - before)
    before = now
  }
  return times
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}
