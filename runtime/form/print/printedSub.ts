import { expressionUser } from '../../../schemas/rules/ExpressionUser'
import type { RowValues } from '../../fields/FieldComponents'
import { figureOf, figureText, footerRows } from '../../fields/figureText'
import { dressedText } from '../../fields/workOutCell'
import type { PrintedRows } from '../../kit/print/PrintedTable'
import type { FieldModel, SubTableModel } from '../../model/PageModel'
import { ColumnSum } from '../../rows/ColumnSum'
import type { PageHost } from '../../session/PageHost'

/** The rows of a sub-table as texts, in the columns of the screen, with their numbers and the figures below them. */
export function printedSub(
  { fields }: SubTableModel,
  rows: readonly RowValues[],
  { user, text }: Pick<PageHost, 'user' | 'text'>,
): PrintedRows {
  const columns = fields.filter(({ isInList, problem, facts }) => isInList && !problem && !facts.isRowOrder)
  const reader = expressionUser(user)
  return {
    headings: [
      { key: 'print-number', title: text('list.sequence'), align: 'center' },
      ...columns.map(({ key, title, align }) => ({ key, title: title || key, align })),
    ],
    lines: rows.map((row, index) => ({ texts: [String(index + 1), ...columns.map((field) => dressedText(field, row, reader))] })),
    footer: footerRows(columns).map((statistic) => [
      text(`list.${statistic}`),
      ...columns.map((field) => {
        const figure = field.statistics.includes(statistic) ? figureOf(sumOf(rows, field), statistic) : null
        return figure === null ? '' : figureText(field, figure)
      }),
    ]),
  }
}

function sumOf(rows: readonly RowValues[], { key }: FieldModel): ColumnSum {
  const sum = new ColumnSum()
  for (const row of rows) sum.add(row[key])
  return sum
}
