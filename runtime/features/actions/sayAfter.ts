const moment = 1000

/** Waits for the work; what takes longer than a second is said once. */
export async function sayAfter<T>(work: Promise<T>, say: () => void): Promise<T> {
  const timer = setTimeout(say, moment)
  try {
    return await work
  } finally {
    clearTimeout(timer)
  }
}
