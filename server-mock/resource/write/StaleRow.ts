/** A save started from a version of the row, or of one of its sub-table's rows, that somebody else has changed meanwhile. */
export class StaleRow extends Error {
  override readonly name = 'StaleRow'

  /** @param id id of the main row. */
  constructor(readonly id: string) {
    super(`the row ${id} was changed meanwhile`)
  }
}
