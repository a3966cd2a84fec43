import { useMemo, useState } from 'react'
import { expressionUser } from '../../../schemas/rules/ExpressionUser'
import { dressedText } from '../../fields/workOutCell'
import { Paper } from '../../kit/print/Paper'
import { type FeatureText, featureText } from '../../session/featureText'
import { printedNote } from '../../session/printedNote'
import { formatNumber } from '../../text/formatNumber'
import { columnsAsSeen } from '../columnsAsSeen'
import type { RowsContext } from '../ListFeature'
import { conditionsInWords } from './conditionsInWords'
import type { PrintableRows } from './fetchAllRows'
import { fitColumns } from './fitColumns'
import { printTexts } from './printTexts'

interface PrintedListProps {
  context: RowsContext
  printable: PrintableRows
  onEnd(): void
}

/** The rows on paper, in the columns of the screen, with what they were asked by. */
export function PrintedList({ context, printable, onEnd }: PrintedListProps) {
  const { host, page, viewed } = context
  const [notes] = useState(() => notesOf(context, printable))
  const { headings, lines, fit } = useMemo(() => tableOf(context, printable), [context, printable])
  const labelAt = 1 + columnsOf(viewed).findIndex(({ key }) => key === (page.kind === 'list' ? page.tree?.labelKey : undefined))
  const className = `pw-print-list pw-print--${fit.size} ${fit.isWide ? 'pw-print--wide' : ''}`
  return (
    <Paper title={page.title} notes={notes} className={className} onEnd={onEnd}>
      <table aria-label={host.text('list.rows', { title: page.title })}>
        <colgroup>
          {fit.shares.map((share, index) => (
            <col key={index} style={{ inlineSize: `${share}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {headings.map(({ key, title, align }) => (
              <th key={key} scope="col" className={`pw-print-${align}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ texts, depth }, index) => (
            <tr key={index}>
              {texts.map((text, at) => (
                <td
                  key={headings[at]?.key}
                  className={`pw-print-${headings[at]?.align}`}
                  style={depth > 0 && at === labelAt ? { paddingInlineStart: `${4 + depth * 10}pt` } : undefined}
                >
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  )
}

/** The columns that are shown, as far as they can be. */
function columnsOf(viewed: RowsContext['viewed']) {
  return columnsAsSeen(viewed.columns).filter(({ problem }) => !problem)
}

function tableOf({ host, viewed }: RowsContext, { rows }: PrintableRows) {
  const columns = columnsOf(viewed)
  const user = expressionUser(host.user)
  const headings = [
    { key: 'print-number', title: host.text('list.sequence'), align: 'center' },
    ...columns.map(({ key, title, align }) => ({ key, title: title || key, align })),
  ]
  const lines = rows.map(({ row, depth }, index) => ({
    depth,
    texts: [String(index + 1), ...columns.map((field) => dressedText(field, row, user))],
  }))
  const fit = fitColumns(headings.map(({ title }, at) => [title, ...lines.map(({ texts }) => texts[at] ?? '')]))
  return { headings, lines, fit }
}

/** What stands under the title: what was asked, how many rows there are, who prints them and when. */
function notesOf(context: RowsContext, printable: PrintableRows): string[] {
  const { host } = context
  const say = featureText(printTexts, host.language)
  const conditions = conditionsInWords(
    context,
    printable.rows.map(({ row }) => row),
  )
  return [
    ...(conditions.length > 0 ? [say('asked', { conditions: conditions.join(say('joint')) })] : []),
    countWords(context, printable, say),
    printedNote(host),
  ]
}

function countWords(
  { selected }: RowsContext,
  { rows, total, isCapped }: PrintableRows,
  say: FeatureText<keyof typeof printTexts>,
): string {
  const count = formatNumber(rows.length)
  if (selected.length > 0) return say('selected', { count })
  if (total === rows.length && !isCapped) return say('all', { count })
  return say('cut', { count, total: `${formatNumber(total)}${isCapped ? '+' : ''}` })
}
