/** Knows which pages hold typed input that is not saved, and asks before it is lost. A page is named by its address. */
export interface LeaveGuard {
  setDirty(key: string, isDirty: boolean, page?: string): void
  /** Of the pages named, or of any. */
  isDirty(pages?: readonly string[]): boolean
  /** Addresses of the pages that hold typed input. */
  dirtyPages(): string[]
  /** What was typed belongs to nobody any more, for example after signing out or when its tab is closed. */
  forget(pages?: readonly string[]): void
  /** true when nothing would be lost, or when the user agrees to lose it. */
  mayLeave(pages?: readonly string[]): Promise<boolean>
  /** How the user is asked; without it, leaving is allowed. Gives the undo. */
  askWith(question: () => Promise<boolean>): () => void
  /** Tells which addresses can be gone to with every open page staying as it is; none at first. Gives the undo. */
  keepAt(isKeeping: (path: string) => boolean): () => void
  /** Whether going to this address would lose typed input. */
  losesAt(path: string): boolean
}

export function createLeaveGuard(): LeaveGuard {
  const dirty = new Map<string, string>()
  let ask: (() => Promise<boolean>) | null = null
  let asked: Promise<boolean> | null = null
  let keeps: ((path: string) => boolean) | null = null
  const keysOf = (pages?: readonly string[]) => [...dirty].filter(([, page]) => !pages || pages.includes(page)).map(([key]) => key)
  const forget = (pages?: readonly string[]) => {
    for (const key of keysOf(pages)) dirty.delete(key)
  }
  const answer = async (question: () => Promise<boolean>, pages?: readonly string[]) => {
    const isLeaving = await question()
    asked = null
    if (isLeaving) forget(pages)
    return isLeaving
  }
  return {
    setDirty(key, isDirty, page = '') {
      if (isDirty) dirty.set(`${page} ${key}`, page)
      else dirty.delete(`${page} ${key}`)
    },
    isDirty: (pages) => keysOf(pages).length > 0,
    dirtyPages: () => [...new Set(dirty.values())],
    forget,
    async mayLeave(pages) {
      if (keysOf(pages).length === 0 || !ask) return true
      // A second way out, tried while the question stands, is not asked about again and goes nowhere.
      if (asked) return false
      asked = answer(ask, pages)
      return asked
    },
    askWith(question) {
      ask = question
      return () => {
        if (ask === question) ask = null
      }
    },
    keepAt(isKeeping) {
      keeps = isKeeping
      return () => {
        if (keeps === isKeeping) keeps = null
      }
    },
    losesAt: (path) => dirty.size > 0 && !keeps?.(path),
  }
}
