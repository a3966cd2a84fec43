import type { RowsGroup } from '../../../schemas/api/groups'
import { isolated } from '../../../schemas/language/isolated'
import { expressionUser } from '../../../schemas/rules/ExpressionUser'
import { figureText, footerRows } from '../../fields/figureText'
import { dressedText } from '../../fields/workOutCell'
import type { PrintedLine, PrintedRows } from '../../kit/print/PrintedTable'
import type { FieldModel } from '../../model/PageModel'
import { featureText } from '../../session/featureText'
import { columnsAsSeen } from '../columnsAsSeen'
import { figuresOf, groupName } from '../grouping/groupFigures'
import { groupTexts } from '../grouping/groupTexts'
import type { RowsContext } from '../ListFeature'
import type { PrintableRows } from './fetchAllRows'

/** The columns that are shown, as far as they can be. */
export function printedColumns(viewed: RowsContext['viewed']): readonly FieldModel[] {
  return columnsAsSeen(viewed.columns).filter(({ problem }) => !problem)
}

/** The rows as texts, in the columns of the screen and with their numbers. */
export function printedRows(context: RowsContext, { rows, figures }: PrintableRows): PrintedRows {
  const { host, viewed } = context
  const columns = printedColumns(viewed)
  const user = expressionUser(host.user)
  return {
    headings: [
      { key: 'print-number', title: host.text('list.sequence'), align: 'center' },
      ...columns.map(({ key, title, align }) => ({ key, title: title || key, align })),
    ],
    lines: rows.map(({ row, depth, head }, index) => ({
      depth,
      texts: [String(index + 1), ...columns.map((field) => dressedText(field, row, user))],
      ...(head ? { head: headOfGroup(context, columns, head) } : {}),
    })),
    footer: figures ? footerOf(context, columns, figures) : [],
  }
}

function headOfGroup({ host, grouping }: RowsContext, columns: readonly FieldModel[], group: RowsGroup): PrintedLine['head'] {
  const by = grouping?.by
  if (!by) return undefined
  const say = featureText(groupTexts, host.language)
  const figures = columns.map((field, index) =>
    // The name has the first column to itself.
    index > 0 && field.statistics.length > 0 ? figuresOf(field, group.figures[field.key], say) : undefined,
  )
  return { name: `${by.title || by.key}: ${isolated(groupName(group, by, say))} (${group.rows})`, figures: [undefined, ...figures] }
}

function footerOf({ host }: RowsContext, columns: readonly FieldModel[], figures: RowsGroup['figures']): PrintedRows['footer'] {
  return footerRows(columns).map((statistic) => [
    host.text(`list.${statistic}`),
    ...columns.map((field) => {
      const figure = field.statistics.includes(statistic) ? (figures[field.key]?.[statistic] ?? null) : null
      return figure === null ? '' : figureText(field, figure)
    }),
  ])
}
