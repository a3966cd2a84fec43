type ImportAgain = typeof import('../../../runtime/kit/importAgain')

/** The lines on which the calendar, and what reads dates, come: they are up when `open` and `openReader` are called. */
export const line = { calendar: Promise.resolve(), open: () => {}, reader: Promise.resolve(), openReader: () => {} }

/** Both are on their way until their lines are up. */
export function holdPieces(): void {
  line.calendar = new Promise<void>((resolve) => {
    line.open = resolve
  })
  line.reader = new Promise<void>((resolve) => {
    line.openReader = resolve
  })
}

/** In the place of `importAgain`: the two pieces wait for their lines. */
export async function importHeld(loadOriginal: () => Promise<ImportAgain>): Promise<ImportAgain> {
  const original = await loadOriginal()
  const importAgain: ImportAgain['importAgain'] = async (load, name) => {
    if (name === 'DateBox') await line.calendar
    if (name === 'readTyped') await line.reader
    return original.importAgain(load, name)
  }
  return { ...original, importAgain }
}
