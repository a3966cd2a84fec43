/** Milliseconds after which it is done by itself, for those who read without pointing or pressing anything. */
const longest = 10_000

let isAttended = false

/** Does the task as soon as somebody has pointed or pressed a key, at the latest some seconds later. The answer takes it back. */
export function whenAttended(task: () => void): (() => void) | undefined {
  if (isAttended) return void task()
  const stop = () => {
    clearTimeout(timer)
    window.removeEventListener('pointermove', move)
    for (const sign of ['pointerdown', 'keydown'] as const) window.removeEventListener(sign, attend)
  }
  const attend = () => {
    isAttended = true
    stop()
    task()
  }
  // A browser also tells of a pointer that stands still while a page is drawn below it.
  const move = ({ movementX, movementY }: PointerEvent) => {
    if (movementX !== 0 || movementY !== 0) attend()
  }
  const timer = setTimeout(attend, longest)
  window.addEventListener('pointermove', move)
  for (const sign of ['pointerdown', 'keydown'] as const) window.addEventListener(sign, attend)
  return stop
}
