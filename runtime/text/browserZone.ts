let found: string | undefined

/** The zone of this browser's clock. Whoever is the first to ask has the browser read what it knows of languages, which takes longer than to draw a toolbar. */
export function browserZone(): string {
  found ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return found
}
