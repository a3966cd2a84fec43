import { type RawBuilder, sql } from 'kysely'
import type { ReportPage } from '../../../schemas/page/ReportPage'
import type { CallContext } from '../../services/CallContext'
import { CallFailure } from '../../services/CallFailure'
import type { TableModel } from '../model/ResourceModel'
import type { Condition } from '../query/compare'
import { refOf } from '../query/compare'
import type { ResourceRegistry } from '../ResourceRegistry'
import type { FieldTerm } from './whereTerms'

/** Short names of joined tables start with a letter, so this one is free. */
const mainName = '_main'

/** A field of a report's tables. */
export interface ReportField extends FieldTerm {
  /** false: the caller may not see the column in the list that it comes from. */
  isHidden: boolean
}

/** The tables that a report reads, under their short names. */
export interface ReportTables {
  /** The field of that name, `o.total` for one of a joined table. Throws `failed` for one that is not there. */
  field(name: string): ReportField
  /** `from` with its joins. */
  from: RawBuilder<unknown>
  /** The id columns of all tables. */
  ids: RawBuilder<unknown>[]
  /** Rows of one's own only, where the first table says so. */
  own?: Condition
}

/** Finds the declared tables of a report. Rows of tables with an owner are the caller's own, joined ones too. */
export function findReportTables(page: ReportPage, registry: ResourceRegistry, context: CallContext): ReportTables {
  const { source } = page
  const joins = source.joins ?? []
  const names = new Map<string, string>([[mainName, source.from], ...joins.map(({ as, table }) => [as, table] as const)])
  const tables = new Map(
    [...names].map(([as, table]) => [as, { model: tableNamed(registry, table), hidden: hiddenIn(registry, table, context) }]),
  )
  const field = (name: string): ReportField => {
    const dot = name.indexOf('.')
    const as = dot === -1 ? mainName : name.slice(0, dot)
    const key = name.slice(dot + 1)
    const table = tables.get(as)
    const column = table?.model.columns.get(key)
    if (!table || !column || column.isSecret) throw broken(name)
    return { ref: refOf(column, as), column, isHidden: table.hidden.has(key) }
  }
  const joined = joins.map(({ as, table, on, kind }) => {
    const equal = Object.entries(on).map(([left, right]) => sql`${field(left).ref} = ${field(right).ref}`)
    const own = ownCondition(registry, table, as, context)
    const conditions = sql.join(own ? [...equal, own] : equal, sql` and `)
    return sql`${sql.raw(kind === 'left' ? 'left' : 'inner')} join ${sql.table(table)} as ${sql.id(as)} on ${conditions}`
  })
  return {
    field,
    from: sql`${sql.table(source.from)} as ${sql.id(mainName)} ${sql.join(joined, sql` `)}`,
    ids: [...names.keys()].map((as) => sql.ref(`${as}.id`)),
    own: ownCondition(registry, source.from, mainName, context),
  }
}

function tableNamed(registry: ResourceRegistry, table: string): TableModel {
  const model = registry.tableOf(table)
  if (!model) throw new CallFailure('failed', 'rows.unknownTable', { table })
  return model
}

/** A report that names what is not there, or what nobody may read. */
export function broken(name: string): CallFailure {
  return new CallFailure('failed', 'rows.unknownField', { field: name })
}

function hiddenIn(registry: ResourceRegistry, table: string, context: CallContext): ReadonlySet<string> {
  const authPre = registry.get(table)?.declaration.authPre
  return authPre === undefined ? new Set() : context.hiddenFields(authPre)
}

/** The owner rule of a table; rows of a sub-table belong to the owner of their main row. */
function ownCondition(registry: ResourceRegistry, table: string, as: string, { user }: CallContext): Condition | undefined {
  const resource = registry.resourceOf(table)
  const owner = resource?.model.owner
  if (!resource || !owner) return undefined
  if (!user) return sql`false`
  if (resource.model.table === table) return sql`${refOf(owner, as)} = ${user.username}`
  const sub = [...resource.model.subs.values()].find((candidate) => candidate.table === table)
  if (!sub) return undefined
  return sql`exists (select 1 from ${sql.table(resource.model.table)} as _owner
    where _owner.id = ${refOf(sub.foreignKey, as)} and ${refOf(owner, '_owner')} = ${user.username})`
}
