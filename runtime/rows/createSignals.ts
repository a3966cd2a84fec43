interface Signals {
  /** Calls back whenever something was emitted on the channel; the result ends it. */
  subscribe(channel: string, listener: () => void): () => void
  emit(channel: string): void
}

/** Listeners by channel: whoever draws one cell is called for that cell only. */
export function createSignals(): Signals {
  const listeners = new Map<string, Set<() => void>>()
  return {
    subscribe(channel, listener) {
      const listening = listeners.get(channel) ?? new Set()
      listeners.set(channel, listening)
      listening.add(listener)
      return () => {
        listening.delete(listener)
        if (listening.size === 0 && listeners.get(channel) === listening) listeners.delete(channel)
      }
    },
    emit(channel) {
      const listening = listeners.get(channel)
      if (listening) for (const listener of [...listening]) listener()
    },
  }
}
