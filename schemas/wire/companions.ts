/**
 * Beside a value that stands for something else, a code of a dictionary or the name of a user, a row carries its text under a companion key:
 * `status: "1"`, `status_dictText: "Open"`; and where the rows to choose from have colours, the colour of its tag, `status_dictColor: "red"`. Companions
 * are answered by the server and never stored.
 */
const suffixes = { text: '_dictText', color: '_dictColor' } as const

/** Key of the text beside the value `key`. */
export function companionOf<K extends string>(key: K): `${K}_dictText` {
  return `${key}${suffixes.text}`
}

/** Key of the colour beside the value `key`; of several values the colours, joined by semicolons. */
export function colorCompanionOf<K extends string>(key: K): `${K}_dictColor` {
  return `${key}${suffixes.color}`
}

/** Keys of everything that may stand beside the value `key`. */
export function companionsOf(key: string): string[] {
  return [companionOf(key), colorCompanionOf(key)]
}

/** true for the key of what stands beside another value. */
export function isCompanion(key: string): boolean {
  return suffixOf(key) !== undefined
}

/** The key that a companion stands beside; any other key as it is. */
export function valueKeyOf(key: string): string {
  return key.slice(0, key.length - (suffixOf(key)?.length ?? 0))
}

function suffixOf(key: string): string | undefined {
  return Object.values(suffixes).find((suffix) => key.endsWith(suffix))
}
