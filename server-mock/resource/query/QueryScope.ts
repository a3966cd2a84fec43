import type { CallContext } from '../../services/CallContext'
import { Findings } from '../Findings'
import type { ColumnModel, ResourceModel, SubModel } from '../model/ResourceModel'

/** What can be asked about: a resource, or the rows of a report. */
export interface AskedModel extends Pick<ResourceModel, 'columns' | 'subs' | 'owner' | 'tree'> {
  declaration: { authPre?: string }
}

/** What one call may ask about, and what was wrong with it. */
export class QueryScope {
  readonly findings: Findings
  /** Field keys that the caller may not see. */
  readonly hidden: ReadonlySet<string>

  constructor(
    readonly model: AskedModel,
    readonly context: CallContext,
  ) {
    this.findings = new Findings(context.language)
    this.hidden = hiddenKeys(model, context)
  }

  /** The column, when the caller may know of it. */
  column(key: string): ColumnModel | undefined {
    return this.hidden.has(key) ? undefined : known(this.model, key)
  }

  /** The sub-table of that key or table name, and its column. */
  subColumn(name: string, key: string): { sub: SubModel; column: ColumnModel } | undefined {
    const sub = this.model.subs.get(name) ?? [...this.model.subs.values()].find(({ table }) => table === name)
    const column = sub && known(sub, key)
    return sub && column && !hiddenSubKeys(sub, this.hidden).has(key) ? { sub, column } : undefined
  }

  unknown(path: string, key: string): void {
    this.findings.add(path, 'unknown-field', 'unknownField', { field: shorten(key) })
  }

  badValue(path: string, column: ColumnModel, value: string): void {
    this.findings.add(path, 'bad-value', `badValue_${column.type}`, { field: column.key, value: shorten(value) })
  }
}

/** Field keys that the caller may not see. */
export function hiddenKeys({ declaration }: AskedModel, context: CallContext): ReadonlySet<string> {
  return declaration.authPre === undefined ? nothing : context.hiddenFields(declaration.authPre)
}

/** Of the keys that the caller may not see, those of a sub-table: they are written `<sub>:<key>`. */
export function hiddenSubKeys({ key }: SubModel, hidden: ReadonlySet<string>): ReadonlySet<string> {
  const prefix = `${key}:`
  return new Set([...hidden].flatMap((code) => (code.startsWith(prefix) ? [code.slice(prefix.length)] : [])))
}

const nothing: ReadonlySet<string> = new Set()

function known(table: Pick<AskedModel, 'columns'>, key: string): ColumnModel | undefined {
  const column = table.columns.get(key)
  return column && !column.isSecret ? column : undefined
}

/** What a client sent, short enough for a sentence. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
