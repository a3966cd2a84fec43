import { translationKey } from '../../../schemas/wire/translations'
import type { CallContext } from '../../kernel/CallContext'

/** What a stored row is called in the reader's language: the first of these fields that says anything. */
export function storedName(row: Readonly<Record<string, unknown>> = {}, keys: readonly string[], { language }: CallContext): string {
  return String(keys.map((key) => row[translationKey(key, language)] || row[key]).find(Boolean) ?? row.id)
}
