/** Milliseconds after which the line counts as up again, where nobody has said that it is back. A browser without a network says so by itself. */
const longest = 20_000

/** Set while the line is down; ends that. */
let end: (() => void) | undefined
let isBack: Promise<void> = Promise.resolve()

const listeners = new Set<() => void>()

const isOffline = () => globalThis.navigator?.onLine === false

/** Something could not be fetched for want of a line. */
export function noteLineLost(): void {
  if (end) return
  isBack = new Promise((resolve) => {
    const look = () => {
      if (isOffline()) timer = setTimeout(look, longest)
      else endWait()
    }
    let timer = setTimeout(look, longest)
    end = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}

/** What has waited for the line is fetched now. That nobody has said more of it is no word that it is back. */
function endWait(): void {
  end?.()
  end = undefined
}

/** The line is back. */
export function noteLineBack(): void {
  endWait()
  for (const listener of listeners) listener()
}

/** Calls back whenever the line is back, until the result is called. */
export function onLineBack(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Waits while the line is known to be down: for what is fetched ahead, which nobody misses meanwhile. */
export function lineIsUp(): Promise<void> {
  if (isOffline()) noteLineLost()
  return isBack
}

// Where there is no window, nothing is fetched ahead.
globalThis.window?.addEventListener('online', noteLineBack)
