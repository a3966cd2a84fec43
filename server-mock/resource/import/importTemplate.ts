import { factsOf } from '../../../schemas/fields/findFieldKind'
import { chooseText } from '../../../schemas/page/Text'
import type { CallContext } from '../../kernel/CallContext'
import { textOf } from '../../kernel/text/textOf'
import type { WrittenSheet } from '../../sheets/Sheet'
import { readChoices } from '../choices/readChoices'
import type { EngineParts } from '../EngineParts'
import { type ColumnModel, titleOfColumn } from '../model/ResourceModel'
import { optionTexts } from '../read/optionTexts'
import { accessTable } from '../read/tableAccess'
import { openSaveContext } from '../write/SaveContext'
import { joinsOf } from './readImport'
import { filledColumns, isAlwaysFilled, type SheetTable, sheetTables, titleOfSub } from './SheetTable'

/** Choices of a field that the template lists. */
const mostChoices = 200

/** The empty sheets that an import reads: one for the rows, one for each sub-table, and one with what can be chosen. Fields that must be filled bear a star. */
export async function importTemplate(parts: EngineParts, context: CallContext): Promise<WrittenSheet[]> {
  const { language } = context
  const { main, subs } = sheetTables(openSaveContext(parts, parts.database.kysely, context), [])
  const rows = { name: textOf('imports.rows', language), columns: filledColumns(main) }
  const joins = subs.length > 0 ? joinsOf(main.table, []) : []
  const further = joins.length > 0 ? subs.map((sub) => ({ name: nameOf(sub, context), columns: [...joins, ...filledColumns(sub)] })) : []
  const written = [rows, ...further].map(({ name, columns }): WrittenSheet => {
    const headings = columns.map((column) => headingOf(column, context))
    return { name, rows: [headings], widths: headings.map((heading) => Math.max(12, 2 * heading.length)) }
  })
  const choices = await choiceSheet(parts, context, [...new Set([rows, ...further].flatMap(({ columns }) => columns))])
  return choices ? [...written, choices] : written
}

function nameOf({ sub }: SheetTable, { language }: CallContext): string {
  return sub ? titleOfSub(sub, language) : ''
}

function headingOf(column: ColumnModel, { language }: CallContext): string {
  return `${titleOfColumn(column, language, column.key)}${isAlwaysFilled(column) ? ' *' : ''}`
}

async function choiceSheet(parts: EngineParts, context: CallContext, columns: readonly ColumnModel[]): Promise<WrittenSheet | undefined> {
  const lists: string[][] = []
  for (const column of columns) {
    const texts = await choiceTexts(parts, context, column)
    if (texts.length > 0) lists.push([titleOfColumn(column, context.language, column.key), ...texts])
  }
  const length = Math.max(0, ...lists.map((list) => list.length))
  const rows = Array.from({ length }, (_, row) => lists.map((list) => list[row] ?? null))
  return lists.length === 0 ? undefined : { name: textOf('imports.choices', context.language), rows, widths: lists.map(() => 20) }
}

/** What can be written for a field, as far as the caller may know of it. */
async function choiceTexts(parts: EngineParts, context: CallContext, { field, labels }: ColumnModel): Promise<string[]> {
  const { language } = context
  const sides = field && factsOf(field).sides?.(field)
  if (sides) return sides.map(({ value, label }) => chooseText(label, language, String(value)))
  if (!labels || labels.from === 'call') return []
  if (labels.from === 'options') return [...optionTexts(labels, language).values()].map(({ text }) => text)
  if (labels.from === 'dict') {
    const values = [...((await parts.services.dictionaryValues(labels.code)) ?? [])]
    return [...(await parts.services.dictionaries.labelsOf(labels, values, language)).values()].map(({ text }) => text)
  }
  const main = parts.mainOf(labels.table)
  const access = main && accessTable(main, labels.table, context)
  // What can be chosen for a row may depend on the row: then nothing can be listed.
  const found = access && (await readChoices(parts.database.kysely, access, labels, context, { limit: mostChoices + 1, form: {} }))
  const texts = (found ?? []).map(({ text }) => text)
  return texts.length > mostChoices ? [...texts.slice(0, mostChoices), textOf('imports.moreChoices', language)] : texts
}
