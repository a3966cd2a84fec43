import { factsOf } from '../../../schemas/fields/findFieldKind'
import { isNeverTyped, isShownIn } from '../../../schemas/form/typedFields'
import { languageCodes } from '../../../schemas/language/findLanguage'
import { chooseText, type Language, type Text } from '../../../schemas/page/Text'
import { fillRuleOf } from '../../../schemas/rules/defaults'
import { isRequiredRule, rulesOf } from '../../../schemas/rules/rulesOf'
import { systemFieldOf, systemFields } from '../../../schemas/wire/systemFields'
import type { CallContext } from '../../kernel/CallContext'
import { textOf } from '../../kernel/text/textOf'
import type { ColumnModel, ResourceModel, SubModel, TableModel } from '../model/ResourceModel'
import { closedKeys, isClosedSub, keysOfSub } from '../query/QueryContext'

/** A table whose rows a sheet holds: the main one, or a sub-table. */
export interface SheetTable {
  table: TableModel
  sub?: SubModel
  /** Keys of the fields that the caller may not write. */
  closed: ReadonlySet<string>
}

/** The main table, and the sub-tables that the caller may write. */
export function sheetTables(model: ResourceModel, context: CallContext): { main: SheetTable; subs: SheetTable[] } {
  const closed = closedKeys(model, context)
  const subs = [...model.subs.values()].filter((sub) => !isClosedSub(sub, closed))
  return { main: { table: model, closed }, subs: subs.map((sub) => ({ table: sub, sub, closed: keysOfSub(sub, closed) })) }
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
export function columnsByHeading({ table, closed }: SheetTable): Map<string, ColumnModel[]> {
  const byHeading = new Map<string, ColumnModel[]>()
  const open = [...table.columns.values()].filter(({ key, isSecret }) => !isSecret && !closed.has(key))
  for (const column of open)
    for (const heading of new Set([column.key, ...spellings(column.field?.title)].map(plainHeading))) {
      if (heading !== '') byHeading.set(heading, [...(byHeading.get(heading) ?? []), column])
    }
  return byHeading
}

/** Headings of the columns that say what is wrong with a row. */
export const errorHeadings = ['imports.rowHeading', 'imports.columnHeading', 'imports.reasonHeading'] as const

/** Headings of what a file may hold that is not written: system fields, properties of chosen records, and what the server has written into a file of errors. */
export function passedOver({ table }: SheetTable): ReadonlySet<string> {
  const system = systemFields.flatMap((key) => [key, ...spellings(systemFieldOf(key).field.title)])
  const lookups = table.lookups.flatMap(({ key }) => {
    const field = table.fields.find((one) => one.key === key)
    return [key, ...spellings(field?.title)]
  })
  const own = errorHeadings.flatMap((heading) => languageCodes.map((language) => textOf(heading, language)))
  return new Set([...system, ...lookups, ...own].map(plainHeading))
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
