import { setImmediate } from 'node:timers/promises'

/** To be awaited between pieces of long work: now and then it lets everything else that waits go first. @param sliceTime milliseconds of work at a time */
export function yieldBetweenSlices(sliceTime: number): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < sliceTime) return
    await setImmediate()
    began = performance.now()
  }
}
