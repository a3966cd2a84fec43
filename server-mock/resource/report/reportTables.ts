import { type RawBuilder, sql } from 'kysely'
import type { ReportPageConfig } from '../../../schemas/page/kinds/report'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { columnOf } from '../model/columnOf'
import type { ResourceModel } from '../model/ResourceModel'
import type { Condition } from '../query/compare'
import { refOf } from '../query/compare'
import type { ResourceRegistry } from '../ResourceRegistry'
import { accessTable, type TableAccess } from '../read/tableAccess'
import type { FieldTerm } from './whereTerms'

/** Short names of joined tables start with a letter, so this one is free. */
export const mainName = '_main'

/** The tables that a report reads, under their short names. */
export interface ReportTables {
  /** The field of that name, `o.total` for one of a joined table. Throws `failed` for one that is not there. */
  field(name: string): FieldTerm
  /** `from` with its joins. */
  from: RawBuilder<unknown>
  /** The id columns of all tables. */
  ids: RawBuilder<unknown>[]
  /** Rows of one's own only, where the first table says so. */
  own?: Condition
  /** The resource that has the first table; undefined for a sub-table. */
  main?: ResourceModel
}

/** Finds the declared tables of a report. Rows of tables with an owner are the caller's own, joined ones too. */
export function findReportTables(page: ReportPageConfig, registry: ResourceRegistry, context: CallContext): ReportTables {
  const { source } = page
  const joins = source.joins ?? []
  const names = new Map<string, string>([[mainName, source.from], ...joins.map(({ as, table }) => [as, table] as const)])
  const tables = new Map([...names].map(([as, table]) => [as, accessNamed(registry, table, context)]))
  const field = (name: string): FieldTerm => {
    const dot = name.indexOf('.')
    const as = dot === -1 ? mainName : name.slice(0, dot)
    const key = name.slice(dot + 1)
    const table = tables.get(as)
    const column = table && columnOf(table.table, key)
    if (!table || !column || column.isSecret) throw broken(name)
    return { ref: refOf(column, as), column, isHidden: table.column(key) === undefined }
  }
  const joined = joins.map(({ as, table, on, kind }) => {
    const equal = Object.entries(on).map(([left, right]) => sql`${field(left).ref} = ${field(right).ref}`)
    const own = tables.get(as)?.ownRows(as)
    const conditions = sql.join(own ? [...equal, own] : equal, sql` and `)
    return sql`${sql.raw(kind === 'left' ? 'left' : 'inner')} join ${sql.table(table)} as ${sql.id(as)} on ${conditions}`
  })
  return {
    field,
    from: sql`${sql.table(source.from)} as ${sql.id(mainName)} ${sql.join(joined, sql` `)}`,
    ids: [...names.keys()].map((as) => sql.ref(`${as}.id`)),
    own: tables.get(mainName)?.ownRows(mainName),
    main: registry.get(source.from)?.model,
  }
}

function accessNamed(registry: ResourceRegistry, table: string, context: CallContext): TableAccess {
  const main = registry.resourceOf(table)?.model
  const access = main && accessTable(main, table, context)
  if (!access) throw new CallFailure('failed', 'rows.unknownTable', { table })
  return access
}

/** A report that names what is not there, or what nobody may read. */
export function broken(name: string): CallFailure {
  return new CallFailure('failed', 'rows.unknownField', { field: name })
}
