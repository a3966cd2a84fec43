type ImportAgain = typeof import('../../../runtime/kit/importAgain')

/** The lines on which the calendar, and what reads dates, come: they are up when `open` and `openReader` are called. */
export const line = { calendar: Promise.resolve(), open: () => {}, reader: Promise.resolve(), openReader: () => {} }

/** Ends what is still on its way. */
let giveUp = () => {}

/** Both are on their way until their lines are up; what an earlier test has left on its way does not come. */
export function holdPieces(): void {
  giveUp()
  const down = new Error('the line is down')
  const ends: (() => void)[] = []
  const hold = () => {
    let open = () => {}
    const held = new Promise<void>((resolve, reject) => {
      open = resolve
      ends.push(() => reject(down))
    })
    held.catch(() => undefined)
    return [held, open] as const
  }
  ;[line.calendar, line.open] = hold()
  ;[line.reader, line.openReader] = hold()
  giveUp = () => {
    for (const end of ends) end()
  }
}

/** In the place of what fetches pieces, for somebody who waits and ahead: the two wait for their lines. */
export async function importHeld(loadOriginal: () => Promise<ImportAgain>): Promise<ImportAgain> {
  const original = await loadOriginal()
  const hold =
    (fetchPiece: ImportAgain['importAgain']): ImportAgain['importAgain'] =>
    async (load, name) => {
      if (name === 'DateBox') await line.calendar
      if (name === 'readTyped') await line.reader
      return fetchPiece(load, name)
    }
  return { ...original, importAgain: hold(original.importAgain), importAhead: hold(original.importAhead) }
}
