/** How far an export is. */
export interface ExportState {
  /** Bytes that have arrived. */
  bytes: number
  /** Bytes that will arrive, as far as the server can tell. */
  expected?: number
  /** Rows of the file, and those that its sheet has no room for. */
  count?: number
  missing?: number
}

/** The progress of one export, for whoever shows it. */
export class ExportProgress {
  private state: ExportState = { bytes: 0 }
  private readonly listeners = new Set<() => void>()

  readonly read = (): ExportState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  change(change: Partial<ExportState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }

  /** What the headers of the answer say. */
  start(headers: Headers): void {
    const number = (name: string) => (headers.has(name) ? Number(headers.get(name)) : undefined)
    this.change({
      expected: number('Content-Length') ?? number('X-Estimated-Length'),
      count: number('X-Row-Count'),
      missing: number('X-Rows-Missing'),
    })
  }
}
