import { type RawBuilder, sql } from 'kysely'
import type { Resource } from '../../../schemas/page/parts/Resource'
import type { DataRowRule, RowProperty } from '../../../schemas/rights/dataRules'
import { administratorRole, hasRole } from '../../../schemas/rights/roles'
import { expressionUser } from '../../../schemas/rules/ExpressionUser'
import { rowRights } from '../../../schemas/wire/rowCalls'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { columnName } from '../model/columnName'
import type { ColumnModel, MainRowsModel } from '../model/ResourceModel'
import type { ResourceDeclaration } from '../ResourceDeclaration'
import { readsUser, translateWhere } from '../report/translateWhere'
import { Untranslatable } from '../report/whereTerms'
import { allOf, anyOf, type Condition, refOf } from './compare'
import { withDelegated } from './delegatedRows'

/** What says which rows a caller reaches. */
export interface RowsModel {
  columns: ReadonlyMap<string, ColumnModel>
  tenant?: ColumnModel
  owner?: ColumnModel
  responsible?: ColumnModel
  ofMain?: MainRowsModel
  declaration: Pick<ResourceDeclaration, 'page' | 'where' | 'rules' | 'authPre' | 'visitors' | 'actions'>
}

/**
 * The rows that a caller reaches, whichever way: those of the tenant, one's own where rows have an owner, and of them those of the page; with them those of whoever the caller
 * stands in for. `alias` names the table; undefined when these are all rows.
 */
export function visibleRows(model: RowsModel, context: CallContext, alias = 't'): Condition | undefined {
  const rows = withDelegated(model, context, alias, (caller) => both(ownRows(model, caller, alias), pageRows(model, caller, alias)))
  return both(tenantRows(model, context, alias), rows)
}

/**
 * The same for calls that the page opens to visitors: whoever holds no right over stored rows adds one, and finds those whose values they know, of all
 * rows of the page.
 */
export function visitorRows(model: RowsModel, context: CallContext): Condition | undefined {
  return both(ownRows(model, context, 't'), visitorPageRows(model, context))
}

/** Of these the rows of the page, whoever owns them: a row that is saved must be one of them. */
export function visitorPageRows(model: RowsModel, context: CallContext): Condition | undefined {
  const { declaration } = model
  const rows = isVisitor(declaration, context) ? { ...model, declaration: { ...declaration, rules: undefined, page: undefined } } : model
  const ofPage = withDelegated(model, context, 't', (caller) => pageRows(rows, caller, 't'))
  return both(tenantRows(model, context, 't'), ofPage)
}

function both(one: Condition | undefined, other: Condition | undefined): Condition | undefined {
  return one && other ? allOf([one, other]) : (one ?? other)
}

/** The rows of the tenant that the caller acts for, whatever else opens rows to them; undefined for whoever acts for none, and where rows are of all. */
function tenantRows({ tenant, ofMain }: Pick<RowsModel, 'tenant' | 'ofMain'>, context: CallContext, alias: string): Condition | undefined {
  if (context.tenant === undefined) return undefined
  if (ofMain) return throughMain(ofMain, alias, tenantRows({ tenant: ofMain.tenant }, context, '_main_row'))
  return tenant && sql`${refOf(tenant, alias)} = ${context.tenant}`
}

/** Rows whose main row meets a condition; undefined where there is none. */
function throughMain({ table, foreignKey }: MainRowsModel, alias: string, condition: Condition | undefined): Condition | undefined {
  return (
    condition &&
    sql`exists (select 1 from ${sql.table(table)} as _main_row where _main_row.id = ${refOf(foreignKey, alias)} and ${condition})`
  )
}

/** Rows of one's own only, where the declaration says so. */
function ownRows({ owner, ofMain }: Pick<RowsModel, 'owner' | 'ofMain'>, context: CallContext, alias: string): Condition | undefined {
  const { user } = context
  if (ofMain) return throughMain(ofMain, alias, ownRows({ owner: ofMain.owner }, context, '_main_row'))
  if (!owner) return undefined
  return user ? sql`${refOf(owner, alias)} = ${user.username}` : sql`false`
}

/** The rows that meet the condition of the page and one of the rules that the caller was granted; undefined where these are all. */
function pageRows(model: RowsModel, context: CallContext, alias: string): Condition | undefined {
  const { where } = model.declaration
  const rules = grantedRules(model, context)
  const conditions = [
    ...(where ? [translate(where, model, context, alias)] : []),
    ...(rules ? [anyOf(rules.map((rule) => rowsOfRule(rule, model, context, alias)))] : []),
  ]
  return conditions.length > 0 ? allOf(conditions) : undefined
}

/** The rules whose rows a caller has, of the page itself and those that administrators have made; undefined for whoever is bound by none. */
function grantedRules({ declaration }: RowsModel, context: CallContext): GrantedRule[] | undefined {
  const { rules, page, authPre } = declaration
  const further = page === undefined ? [] : (context.dataRules?.(page) ?? [])
  if ((!rules && further.length === 0) || context.isServer || hasRole(administratorRole, context.user?.roles ?? [])) return undefined
  const all = [...(rules ?? []), ...further.map((rule) => ({ ...rule, isData: true }))]
  return all.filter(({ name }) => context.can(`${authPre}:${name}`))
}

/** A rule of the page, which was checked when it was published, or one that an administrator made of its fields as they were then. */
type GrantedRule = DataRowRule & { isData?: boolean }

/** The rows of a rule. A data rule over a field that has gone opens none, and does not close the page. */
function rowsOfRule(rule: GrantedRule, model: RowsModel, context: CallContext, alias: string): Condition {
  try {
    const meant = translate(rule.where, model, context, alias, rule.comparedWith)
    return rule.isMixed ? anyOf([meant, translate(rule.where, model, context, alias)]) : meant
  } catch (error) {
    if (rule.isData && error instanceof CallFailure) return sql`false`
    throw error
  }
}

function isVisitor({ visitors, authPre, actions = [] }: RowsModel['declaration'], { can }: CallContext): boolean {
  const { add: _, ...overStored } = { list: '', ...rowRights }
  return (
    visitors !== undefined && ![...Object.keys(overStored), ...actions.map(({ name }) => name)].some((name) => can(`${authPre}:${name}`))
  )
}

function translate(
  where: NonNullable<Resource['where']>,
  { columns }: RowsModel,
  { user }: CallContext,
  alias: string,
  comparedWith?: RowProperty,
): Condition {
  // An anonymous user is nobody: what is empty in a row is not theirs.
  if (!user && readsUser(where)) return sql`false`
  try {
    return translateWhere(where, {
      field(name) {
        const column = columns.get(name)
        return column && !column.isSecret ? { ref: comparedRef(column, alias, comparedWith), column, isHidden: false } : undefined
      },
      params: {},
      user: expressionUser(user),
    })
  } catch (error) {
    if (error instanceof Untranslatable) throw new CallFailure('failed', 'pages.badWhere', { reason: error.message })
    throw error
  }
}

/** What a field is compared by: its value, or that of the rows it names where the other side is a value of such rows and the field stores another. */
function comparedRef(column: ColumnModel, alias: string, property: RowProperty | undefined): RawBuilder<unknown> {
  const stored = refOf(column, alias)
  const { labels, isMultiple } = column
  if (!property || labels?.from !== 'table' || labels.table !== property.table || labels.value === property.value) return stored
  const own = (key: string) => sql.ref(`_named.${columnName(key)}`)
  const [value, name] = [own(property.value), own(labels.value)]
  const from = sql`from ${sql.table(property.table)} as _named where`
  return isMultiple
    ? sql`(select string_agg(${value}, ',') ${from} ${name} = any(string_to_array(${stored}, ',')))`
    : sql`(select ${value} ${from} ${name} = ${stored})`
}
