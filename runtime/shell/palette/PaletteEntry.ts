/** Something that the search has found, and what happens when it is chosen. */
export interface PaletteEntry {
  key: string
  title: string
  /** Where it stands, or what tells it from others. */
  detail?: string
  perform(): void
}

export interface PaletteGroup {
  key: string
  title: string
  entries: readonly PaletteEntry[]
}
