import { factsOf } from '../../../schemas/fields/findFieldKind'
import { languageCodes } from '../../../schemas/language/findLanguage'
import type { FieldSurface } from '../../../schemas/rights/fieldCodes'
import { isSystemField, systemFieldOf } from '../../../schemas/wire/systemFields'
import { isTranslated, translatedLanguages, translationKey } from '../../../schemas/wire/translations'
import type { CallContext } from '../../kernel/CallContext'
import { zoneNow } from '../../kernel/timeNow'
import { CallFindings } from '../Findings'
import { columnOf } from '../model/columnOf'
import { type ColumnModel, type LookupModel, type ResourceModel, type SubModel, titleOfColumn } from '../model/ResourceModel'
import type { ResourceDeclaration } from '../ResourceDeclaration'
import { seenLookups } from '../read/addProperties'

/** What can be asked about: a resource, or the rows of a report. */
export interface QueryableModel
  extends Pick<ResourceModel, 'columns' | 'subs' | 'owner' | 'responsible' | 'tree' | 'ofMain'>,
    Partial<Pick<ResourceModel, 'table' | 'formerKeys' | 'lookups'>> {
  declaration: Pick<ResourceDeclaration, 'page' | 'authPre' | 'visitors' | 'guarded' | 'shared' | 'where' | 'rules' | 'actions'>
}

/** The column as it is for the reader: some texts are those of their language, and the days of some moments those of their clock. */
function forReader(column: ColumnModel, context: CallContext): ColumnModel {
  const { language } = context
  return column.isReadTranslated && isTranslated(language) ? { ...column, readIn: language } : inReaderZone(column, context)
}

/** Days of moments that the server notes are those of the reader's clock. */
function inReaderZone(column: ColumnModel, { timeZone }: CallContext): ColumnModel {
  if (timeZone === undefined || timeZone === zoneNow() || column.type !== 'timestamp') return column
  const field = column.field ?? (isSystemField(column.key) ? systemFieldOf(column.key).field : undefined)
  return field && factsOf(field).isZoned?.(field) ? { ...column, dayZone: timeZone } : column
}

/** What one call may ask about, and what was wrong with it. */
export class QueryContext {
  readonly findings: CallFindings
  /** Field keys that the caller may not see. */
  readonly hidden: ReadonlySet<string>

  constructor(
    readonly model: QueryableModel,
    readonly context: CallContext,
    /** The resource that a table belongs to, for fields that show a property of its records; without it nobody asks for these. */
    readonly mainOf?: (table: string) => ResourceModel | undefined,
    /** What the caller may see of a row may differ between lists and forms. */
    surface: FieldSurface = 'list',
  ) {
    this.findings = new CallFindings(context.language)
    this.hidden = hiddenKeys(model, context, surface)
  }

  /** The column, when the caller may know of it. */
  column(key: string): ColumnModel | undefined {
    const column = known(this.model, key)
    return column && !this.hidden.has(column.key) ? forReader(column, this.context) : undefined
  }

  /** The columns that hold the text of a column in other languages, where it is kept in several. */
  inOtherLanguages({ key, language, isReadTranslated }: ColumnModel): ColumnModel[] {
    if (language !== undefined || isReadTranslated) return []
    return translatedLanguages
      .flatMap((other) => this.column(translationKey(key, other)) ?? [])
      .filter((column) => column.language !== undefined)
  }

  /** The field that shows a property of a chosen record, when the caller may know of both. */
  lookup(key: string): LookupModel | undefined {
    return seenLookups(this.model, this.hidden).find((lookup) => lookup.key === key)
  }

  /** The sub-table of that key or table name, and its column. */
  subColumn(name: string, key: string): { sub: SubModel; column: ColumnModel } | undefined {
    const sub = this.model.subs.get(name) ?? [...this.model.subs.values()].find(({ table }) => table === name)
    const column = sub && known(sub, key)
    return sub && column && !keysOfSub(sub, this.hidden).has(column.key) ? { sub, column: inReaderZone(column, this.context) } : undefined
  }

  unknown(path: string, key: string): void {
    this.findings.add(path, 'unknown-field', 'unknownField', { field: shorten(key) })
  }

  missingValue(path: string, column: ColumnModel): void {
    this.findings.add(path, 'value-missing', 'valueMissing', { field: titleOfColumn(column, this.context.language, column.key) })
  }

  badValue(path: string, column: ColumnModel, value: string): void {
    this.findings.add(path, 'bad-value', `badValue_${column.type}`, {
      field: titleOfColumn(column, this.context.language, column.key),
      value: shorten(value),
    })
  }
}

/** Field keys that the caller may not see, and those that the page does not name where another has the table. */
export function hiddenKeys(model: QueryableModel, context: CallContext, surface: FieldSurface): ReadonlySet<string> {
  const long = surface === 'list' ? [...model.columns.values()].flatMap(({ key, link }) => (link?.inList === false ? [key] : [])) : []
  const withheld = long.length > 0 ? new Set([...withheldKeys(model, context, surface), ...long]) : withheldKeys(model, context, surface)
  const { shared } = model.declaration
  return shared && shared.closed.size > 0 ? new Set([...withheld, ...shared.closed]) : withheld
}

/** Field keys that the rights of the caller do not let them see. */
export function withheldKeys(model: QueryableModel, context: CallContext, surface: FieldSurface): ReadonlySet<string> {
  const { authPre, visitors, guarded } = model.declaration
  if (guarded && !context.can(guarded.permission)) return new Set(keysExcept(model, guarded.open.flatMap(inAllLanguages)))
  if (authPre === undefined) return nothing
  const hidden = context.hiddenFields(authPre, surface)
  if (!visitors || context.can(`${authPre}:list`)) return hidden
  const { add = [], list, find } = visitors
  const open = surface === 'list' && list ? list : [...add, ...(find ? [...find.by, ...find.fields] : [])]
  return new Set([...hidden, ...keysExcept(model, open.flatMap(inAllLanguages))])
}

/** Field keys that the caller may not write into a new row: those that are hidden, and of a page that anonymous users may add to all that it does not name. */
export function closedKeys(model: QueryableModel, context: CallContext): ReadonlySet<string> {
  const { authPre, visitors } = model.declaration
  const hidden = hiddenKeys(model, context, 'form')
  return !visitors?.add || context.can(`${authPre}:add`) ? hidden : new Set([...hidden, ...keysExcept(model, visitors.add)])
}

/** Who may see a text may see it in every language. */
function inAllLanguages(key: string): string[] {
  return languageCodes.map((language) => translationKey(key, language))
}

/** Everything of a row but some fields and sub-tables, as the keys of hidden fields are written. What every row is known by stays. */
function keysExcept({ columns, subs, lookups = [] }: QueryableModel, kept: readonly string[]): string[] {
  const known = new Set([...kept, 'id', 'rowVersion'])
  const inSubs = [...subs.values()]
    .filter(({ key }) => !known.has(key))
    .flatMap((sub) => ['', ...sub.columns.keys(), ...sub.lookups.map(({ key }) => key)].map((key) => `${sub.key}:${key}`))
  const own = [...columns.keys(), ...lookups.map(({ key }) => key)]
  return [...own.filter((key) => !known.has(key)), ...inSubs]
}

/** Of the keys that a caller may not see, or not change, those of a sub-table, without its name: they are written `<sub>:<key>`. */
export function keysOfSub({ key }: SubModel, keys: ReadonlySet<string>): ReadonlySet<string> {
  const prefix = `${key}:`
  return new Set([...keys].flatMap((code) => (code.startsWith(prefix) ? [code.slice(prefix.length)] : [])))
}

/** Whether the caller may know nothing of a sub-table, not even that it has rows. */
export function isClosedSub({ key }: SubModel, hidden: ReadonlySet<string>): boolean {
  return hidden.has(`${key}:`)
}

const nothing: ReadonlySet<string> = new Set()

function known(table: Pick<QueryableModel, 'columns' | 'formerKeys'>, key: string): ColumnModel | undefined {
  const column = columnOf(table, key)
  return column && !column.isSecret ? column : undefined
}

/** What a client sent, short enough for a sentence. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
