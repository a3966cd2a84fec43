/**
 * Beside a value that stands for something else, a code of a dictionary or the name of a user, a row carries its text under a companion key:
 * `status: "1"`, `status_dictText: "Open"`. Companions are answered by the server and never stored.
 */
const suffix = '_dictText'

/** Key of the text beside the value `key`. */
export function companionOf<K extends string>(key: K): `${K}_dictText` {
  return `${key}${suffix}`
}

/** true for the key of a text beside another value. */
export function isCompanion(key: string): boolean {
  return key.endsWith(suffix)
}

/** The key that a companion stands beside; any other key as it is. */
export function valueKeyOf(key: string): string {
  return isCompanion(key) ? key.slice(0, -suffix.length) : key
}
