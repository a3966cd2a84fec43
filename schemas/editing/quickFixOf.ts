import type { Problem } from '../page/Problem'

/** What a problem's place becomes in one step; undefined where nobody can say. */
export function quickFixOf({ offset = 0, suggestion, replacement }: Problem, text: string): { text: string } | undefined {
  if (suggestion === undefined) return undefined
  const isQuoted = text.charAt(offset) === '"'
  return { text: replacement ?? (isQuoted ? JSON.stringify(suggestion) : suggestion) }
}
