import { utils, write } from '@e965/xlsx'
import { expressionUser } from '../../schemas/rules/ExpressionUser'
import { dressedText } from '../fields/workOutCell'
import { saveBlob } from '../kit/saveBlob'
import type { FieldModel, SubTableModel } from '../model/PageModel'
import type { CellValues } from '../rows/RowState'
import type { PageHost } from '../session/PageHost'

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Saves the rows as an .xlsx file: the shown columns under their titles, numbers as numbers, everything else as the text that stands in the cell. */
export function exportSheet(table: SubTableModel, rows: readonly CellValues[], host: Pick<PageHost, 'user'>): void {
  const fields = table.fields.filter(({ isInList, problem, facts }) => isInList && !problem && !facts.isRowOrder)
  const columns = fields.flatMap((field) => (field.end ? [field, field.end] : [field]))
  const user = expressionUser(host.user)
  const sheet = utils.aoa_to_sheet([
    columns.map(({ title, key }) => title || key),
    ...rows.map((row) => columns.map((field) => cellOf(field, row, user))),
  ])
  sheet['!cols'] = columns.map(({ title }) => ({ wch: Math.max(12, title.length * 2 + 2) }))
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, sheetName(table.title))
  const content = write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer
  saveBlob(new Blob([content], { type: sheetType }), `${table.title}.xlsx`)
}

/** Texts are texts, whatever they begin with: no spreadsheet takes one for a formula. */
function cellOf(field: FieldModel, row: CellValues, user: ReturnType<typeof expressionUser>): string | number | null {
  const value = row[field.key]
  if (typeof value === 'number' && !field.cell && !field.facts.labels && !field.facts.sides) return value
  return dressedText(field, row, user) || null
}

/** A name that a sheet may have: at most 31 characters, none of those that addresses are written with. */
function sheetName(title: string): string {
  return (
    title
      .replace(/[\\/?*[\]:']/g, ' ')
      .trim()
      .slice(0, 31) || 'Sheet1'
  )
}
