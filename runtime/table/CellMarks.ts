/** The messages of the cells that do not pass their rules, by channel of the cell. Told when the first comes and when the last has gone. */
export class CellMarks {
  private readonly messages = new Map<string, string>()

  constructor(private readonly onMark: (isMarked: boolean) => void) {}

  /** Empty for a cell that is not marked. */
  messageOf(channel: string): string {
    return this.messages.get(channel) ?? ''
  }

  set(channel: string, message: string): void {
    this.change(() => {
      if (message) this.messages.set(channel, message)
      else this.messages.delete(channel)
    })
  }

  /** A row that has gone takes its marks along. */
  keepOnly(channels: () => ReadonlySet<string>): void {
    if (this.messages.size === 0) return
    const kept = channels()
    this.change(() => {
      for (const channel of this.messages.keys()) if (!kept.has(channel)) this.messages.delete(channel)
    })
  }

  private change(make: () => void): void {
    const wasMarked = this.messages.size > 0
    make()
    const isMarked = this.messages.size > 0
    if (isMarked !== wasMarked) this.onMark(isMarked)
  }
}
