/** Milliseconds. A pause in the typing saves; whoever never pauses is saved now and then; a failed save is tried again. */
const delays = { pause: 1000, longest: 8000, retry: 5000 } as const

/** Says when it is time to save. */
export interface SaveTimer {
  typed(): void
  failed(): void
  stop(): void
}

export function createSaveTimer(save: () => void): SaveTimer {
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest: number | undefined
  const set = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(save, delay)
  }
  return {
    typed() {
      latest ??= Date.now() + delays.longest
      set(Math.max(0, Math.min(delays.pause, latest - Date.now())))
    },
    failed: () => set(delays.retry),
    stop() {
      clearTimeout(timer)
      latest = undefined
    },
  }
}
