/**
 * Stands in a row where a secret is stored, a password: all that is ever answered of it. Sent back it means that nothing changes, as an empty value does.
 */
export const secretMark = '••••••••'

/** Key beside a secret under which a form holds `false` as long as the second entry is not the same as the first. It is never sent. */
export function repeatKeyOf(key: string): string {
  return `${key}${repeatSuffix}`
}

/** true for a key that stands for the second entry of a secret. */
export function isRepeatKey(key: string): boolean {
  return key.endsWith(repeatSuffix)
}

const repeatSuffix = '_typedAgain'
