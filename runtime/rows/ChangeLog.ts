import type { RowCommand } from './Command'
import type { RowsCore } from './RowsCore'

/** One thing that somebody did, as the command that takes it back. */
interface Step {
  rows: RowsCore
  command: RowCommand
  /** Steps of one group that follow each other are one: the letters of a word. */
  group?: string
}

/** What was undone or done again, for whoever shows it. */
export interface LogStep {
  rows: RowsCore
  command: RowCommand
  /** What would bring back what has been there until now. */
  inverse: RowCommand
}

const limit = 500

/** What was done to rows, in order, to be taken back and done again: to one table, or to a form and all its tables. */
export class CommandLog {
  private done: Step[] = []
  private undone: Step[] = []
  private isSealed = true
  private readonly listeners = new Set<() => void>()

  /** Calls back whenever somebody has done something, or taken it back, until the result is called. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Notes what takes back that which has just been done. */
  record(rows: RowsCore, command: RowCommand, group?: string): void {
    this.undone = []
    const last = this.done.at(-1)
    const joined = !this.isSealed && group !== undefined && last?.rows === rows && last.group === group && joinSteps(last.command, command)
    this.isSealed = false
    if (!joined) this.done.push({ rows, command, ...(group === undefined ? {} : { group }) })
    else if (rows.wouldChange(joined)) this.done[this.done.length - 1] = { rows, command: joined, group: group as string }
    else this.done.pop()
    if (this.done.length > limit) this.done.shift()
    for (const listener of this.listeners) listener()
  }

  /** What comes is another step, also in the same field: the field was left. */
  seal(): void {
    this.isSealed = true
  }

  /** Takes the last thing back; undefined when there is none. */
  undo(): LogStep | undefined {
    return this.turn(this.done, (step) => this.undone.push(step))
  }

  /** Does again what was taken back last. */
  redo(): LogStep | undefined {
    return this.turn(this.undone, (step) => this.done.push(step))
  }

  clear(): void {
    this.done = []
    this.undone = []
  }

  /** Goes on with what another log has noted, in which other rows stood for these, and some fields had other keys: a form was opened anew. */
  adopt(other: CommandLog, from: RowsCore, to: RowsCore, renamed: ReadonlyMap<string, string>): void {
    const moved = (step: Step): Step => (step.rows === from ? { ...step, rows: to, command: withKeys(step.command, renamed) } : step)
    this.done = other.done.map(moved)
    this.undone = other.undone.map(moved)
  }

  /** Rows that are gone, such as those of a table that started over, take what was done to them along. */
  forget(rows: RowsCore): void {
    this.done = this.done.filter((step) => step.rows !== rows)
    this.undone = this.undone.filter((step) => step.rows !== rows)
  }

  /** A step whose row somebody else has removed since does nothing, and the one before it is taken. */
  private turn(steps: Step[], keep: (step: Step) => void): LogStep | undefined {
    this.isSealed = true
    for (let step = steps.pop(); step; step = steps.pop()) {
      const { rows, command } = step
      if (!rows.wouldChange(command)) continue
      const inverse = rows.replay(command)
      if (!inverse) continue
      keep({ ...step, command: inverse })
      for (const listener of this.listeners) listener()
      return { rows, command, inverse }
    }
    return undefined
  }
}

/** The command by the keys that fields have now. */
function withKeys(command: RowCommand, renamed: ReadonlyMap<string, string>): RowCommand {
  if (renamed.size === 0) return command
  if (command.kind === 'many') return { ...command, commands: command.commands.map((one) => withKeys(one, renamed)) }
  if (command.kind === 'mark') return { ...command, key: renamed.get(command.key) ?? command.key }
  if (command.kind !== 'set') return command
  return { ...command, entries: new Map([...command.entries].map(([key, value]) => [renamed.get(key) ?? key, value])) }
}

/** What takes both back, where both only set values of one row; the first may bring marks back besides. */
function joinSteps(first: RowCommand, second: RowCommand): RowCommand | undefined {
  if (first.kind === 'many') {
    const [set, ...marks] = first.commands
    const joined = set && marks.every(({ kind }) => kind === 'mark') ? joinSteps(set, second) : undefined
    return joined && { ...first, commands: [joined, ...marks] }
  }
  if (first.kind !== 'set' || second.kind !== 'set' || first.row !== second.row) return undefined
  return { ...first, entries: new Map([...second.entries, ...first.entries]) }
}
