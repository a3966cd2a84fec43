/**
 * Stands in a row where a secret is stored, a password: all that is ever answered of it. Sent back it means that nothing changes, as an empty value does.
 */
export const secretMark = '••••••••'

/** Key beside a secret under which the browser holds what was typed the second time. It is never sent. */
export function repeatKeyOf(key: string): string {
  return `${key}${repeatSuffix}`
}

/** true for a key under which something stands that was typed the second time. */
export function isRepeatKey(key: string): boolean {
  return key.endsWith(repeatSuffix)
}

const repeatSuffix = '_typedAgain'
