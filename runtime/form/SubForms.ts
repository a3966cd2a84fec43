import type { LogStep } from '../rows/ChangeLog'
import type { StaleCell, SubTableHandle } from '../table/EditableTableHandle'
import type { SubChanges } from './saveRow'

/** The sub-tables that are on the screen, by key. Those whose tab was never opened are not there, and have nothing to save. */
export class SubForms {
  private readonly handles = new Map<string, SubTableHandle>()
  private readonly listeners = new Set<() => void>()
  /** Changes that are waiting for their tables to be drawn. */
  private waiting: SubChanges = {}
  private isWhole = false

  register(key: string, handle: SubTableHandle | null): void {
    if (handle) this.handles.set(key, handle)
    else this.handles.delete(key)
  }

  get(key: string): SubTableHandle | undefined {
    return this.handles.get(key)
  }

  isDirty(): boolean {
    return Object.keys(this.waiting).length > 0 || [...this.handles.values()].some((handle) => handle.isDirty())
  }

  changes(): SubChanges {
    const dirty = [...this.handles].filter(([, handle]) => handle.isDirty())
    return { ...this.waiting, ...Object.fromEntries(dirty.map(([key, handle]) => [key, handle.changes()])) }
  }

  /** Calls back after every change of a table's rows, until the result is called. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  noteChange(): void {
    for (const listener of this.listeners) listener()
  }

  /** Keeps changes for tables that are to be drawn for them. `isWhole`: their new rows take the place of those that are there. */
  bringBack(changes: SubChanges, isWhole: boolean): void {
    this.isWhole = isWhole
    this.waiting = { ...this.waiting, ...changes }
  }

  /** A table is drawn: it takes up what is waiting for it. */
  takeUp(key: string): void {
    const { [key]: change, ...rest } = this.waiting
    const handle = this.handles.get(key)
    if (!change || !handle) return
    this.waiting = rest
    handle.takeUp(change, this.isWhole)
  }

  /** The cells of the tables in which others have saved something else than was typed here, with the keys of their tables. */
  staleCells(): { table: string; cell: StaleCell }[] {
    return [...this.handles].flatMap(([table, handle]) => handle.staleCells().map((cell) => ({ table, cell })))
  }

  /** Brings into view what was taken back or done again in one of the tables; the key of that table. */
  reveal(step: LogStep): string | undefined {
    return [...this.handles].find(([, handle]) => handle.reveal(step))?.[0]
  }

  /** Keys of the tables with a failing cell; none of them is brought into view. */
  async wrongKeys(): Promise<string[]> {
    // Checking draws the tables anew, which may register them again: those that stand here now are asked, each once.
    const checked = await Promise.all(
      [...this.handles].map(async ([key, handle]) => ({ key, isRight: await handle.validate({ isShown: false }) })),
    )
    return checked.flatMap(({ key, isRight }) => (isRight ? [] : [key]))
  }
}
