export interface Signals {
  /** Calls back whenever the channel is told; the result stops it. */
  listen(channel: string, listener: () => void): () => void
  tell(channel: string): void
  /** How often the channel was told: another number means that there is something to be drawn. */
  edition(channel: string): number
}

/** Listeners by channel: whoever draws one cell hears of that cell only. */
export function createSignals(): Signals {
  const listeners = new Map<string, Set<() => void>>()
  const editions = new Map<string, number>()
  const edition = (channel: string) => editions.get(channel) ?? 0
  return {
    listen(channel, listener) {
      const listening = listeners.get(channel) ?? new Set()
      listeners.set(channel, listening)
      listening.add(listener)
      return () => {
        listening.delete(listener)
        if (listening.size === 0 && listeners.get(channel) === listening) listeners.delete(channel)
      }
    },
    edition,
    tell(channel) {
      editions.set(channel, edition(channel) + 1)
      const listening = listeners.get(channel)
      if (listening) for (const listener of [...listening]) listener()
    },
  }
}
