import type { FieldConfig } from '../../../schemas/fields'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import { isNeverTyped, isShownIn } from '../../../schemas/form/typedFields'
import { languageCodes } from '../../../schemas/language/findLanguage'
import { chooseText, type Language, type Text } from '../../../schemas/page/Text'
import { fillRuleOf } from '../../../schemas/rules/defaults'
import { isRequiredRule, rulesOf } from '../../../schemas/rules/rulesOf'
import { isSystemField, systemFieldOf, systemFields } from '../../../schemas/wire/systemFields'
import { textOf } from '../../kernel/text/textOf'
import type { ColumnModel, SubModel, TableModel } from '../model/ResourceModel'
import { closedKeys, hiddenKeys, isClosedSub, keysOfSub } from '../query/QueryContext'
import { type FieldLocks, locksOfMain, locksOfSub } from '../write/FieldLocks'
import type { SaveContext } from '../write/SaveContext'

/** A table whose rows a sheet holds: the main one, or a sub-table. */
export interface SheetTable {
  table: TableModel
  sub?: SubModel
  /** Keys of the fields that the caller may not write. */
  closed: ReadonlySet<string>
  /** Of the fields that the caller sees, the keys of those that no new row takes a value for: what a sheet says of them is left out. */
  left: ReadonlySet<string>
  /** The fields of the page, as its list has them: what it calls the system fields. */
  shown: readonly FieldConfig[]
}

/** The main table, and the sub-tables that the caller may write. */
export function sheetTables(saving: SaveContext, shown: readonly FieldConfig[]): { main: SheetTable; subs: SheetTable[] } {
  const { context, parts } = saving
  const { model } = parts
  const closed = closedKeys(model, context)
  const hidden = hiddenKeys(model, context, 'list')
  const subs = [...model.subs.values()].filter((sub) => !isClosedSub(sub, closed))
  return {
    main: { table: model, closed, left: leftKeys(model, locksOfMain(saving), closed, hidden), shown },
    subs: subs.map((sub) => {
      const ownClosed = keysOfSub(sub, closed)
      const left = leftKeys(sub, locksOfSub(saving, sub), ownClosed, keysOfSub(sub, hidden))
      return { table: sub, sub, closed: ownClosed, left, shown: [] }
    }),
  }
}

function leftKeys({ columns }: TableModel, locks: FieldLocks, closed: ReadonlySet<string>, hidden: ReadonlySet<string>): Set<string> {
  return new Set([...columns.keys()].filter((key) => !hidden.has(key) && (closed.has(key) || locks.isNeverGiven(key))))
}

/** What somebody may write a heading as: without the mark of required fields, whatever its case and its spaces. */
export function plainHeading(heading: string): string {
  return heading.replace(/[*＊]/g, '').replace(/\s+/g, ' ').trim().toLowerCase()
}

/** A text in all languages. */
function spellings(text: Text | undefined): string[] {
  return text === undefined ? [] : languageCodes.map((language) => chooseText(text, language, ''))
}

/** The columns by what their headings may say: a title in any language, or a key. Titles that several have stand for them in their order. */
export function columnsByHeading({ table, closed, left }: SheetTable): Map<string, ColumnModel[]> {
  const byHeading = new Map<string, ColumnModel[]>()
  const open = [...table.columns.values()].filter(({ key, isSecret }) => !isSecret && (!closed.has(key) || left.has(key)))
  for (const column of open)
    for (const heading of new Set([column.key, ...spellings(column.field?.title)].map(plainHeading))) {
      if (heading !== '') byHeading.set(heading, [...(byHeading.get(heading) ?? []), column])
    }
  return byHeading
}

/** Headings of the columns that say what is wrong with a row. */
export const errorHeadings = ['imports.rowHeading', 'imports.columnHeading', 'imports.reasonHeading'] as const

/** Headings of what a page shows and the server fills in by itself: system fields, and properties of chosen records. */
export function serverHeadings({ table, shown }: SheetTable): ReadonlySet<string> {
  const system = systemFields.flatMap((key) => [key, ...spellings(systemFieldOf(key).field.title)])
  const lookups = table.lookups.flatMap(({ key }) => {
    const field = table.fields.find((one) => one.key === key)
    return [key, ...spellings(field?.title)]
  })
  const called = shown.flatMap(({ key, title }) => (isSystemField(key) ? spellings(title) : []))
  return new Set([...system, ...called, ...lookups].map(plainHeading))
}

/** Headings of what the server has written into a file of errors. */
export function noteHeadings(): ReadonlySet<string> {
  return new Set(errorHeadings.flatMap((heading) => languageCodes.map((language) => plainHeading(textOf(heading, language)))))
}

/** The columns that somebody fills in, as a form offers them. */
export function filledColumns({ table, sub, closed }: SheetTable): ColumnModel[] {
  const place = sub && !sub.isSingle ? 'table' : 'form'
  return table.fields.flatMap((field) => {
    const column = table.columns.get(field.key)
    if (!column || column.isSystem || column.isSecret || column.language || closed.has(field.key)) return []
    const facts = factsOf(field)
    const isOffered = isShownIn(place, field, facts) && !isNeverTyped(field, facts) && !facts.holdsFiles && !facts.isRowOrder
    return isOffered ? [column] : []
  })
}

/** Whether a row cannot do without a value of its own in the column. */
export function isAlwaysFilled({ field }: ColumnModel): boolean {
  if (!field || !rulesOf(field).some(isRequiredRule)) return false
  const hasDefault = (field.defaultValue ?? null) !== null || factsOf(field).initialValue?.(field) !== undefined
  return !hasDefault && fillRuleOf(field) === undefined && field.visibleWhen === undefined
}

/** The names that a sheet of the sub-table may have. */
export function sheetNamesOf({ key, table, title }: SubModel): ReadonlySet<string> {
  return new Set([key, table, ...spellings(title)].map(plainSheetName))
}

/** A name of a sheet without what sheets cannot be called. */
export function plainSheetName(name: string): string {
  return plainHeading(name.replace(/[\\/?*[\]:]/g, ' ')).slice(0, 28)
}

/** What people call a sub-table. */
export function titleOfSub({ title, key }: SubModel, language: Language): string {
  return chooseText(title, language, key)
}
