import { readStored, writeStored } from '../../../session/storage'

/** A text that was written. */
export interface CodeEntry {
  text: string
  /** Milliseconds since 1970. */
  at: number
}

/** Most texts that are kept of one code. */
const mostEntries = 16

const keyOf = (code: string) => `CODE_HISTORY_${code}`

/** The texts that were written under a code in this browser, the last one first. */
export function readCodeHistory(code: string): readonly CodeEntry[] {
  const stored = readStored(keyOf(code))
  return Array.isArray(stored) ? stored.filter(isEntry) : []
}

/** Keeps a text; one that is kept already moves to the top, and the oldest goes. */
export function keepCode(code: string, text: string): void {
  if (text.trim() === '') return
  const others = readCodeHistory(code).filter((entry) => entry.text !== text)
  writeStored(keyOf(code), [{ text, at: Date.now() }, ...others].slice(0, mostEntries))
}

function isEntry(entry: unknown): entry is CodeEntry {
  const { text, at } = (entry ?? {}) as Partial<CodeEntry>
  return typeof text === 'string' && typeof at === 'number'
}
