import { useMemo, useState } from 'react'
import { Paper } from '../../kit/print/Paper'
import { fitRows, PrintedTable } from '../../kit/print/PrintedTable'
import { type FeatureText, featureText } from '../../session/featureText'
import { printedNote } from '../../session/printedNote'
import { formatNumber } from '../../text/formatNumber'
import type { RowsContext } from '../ListFeature'
import { conditionsInWords } from './conditionsInWords'
import type { PrintableRows } from './fetchAllRows'
import { printedColumns, printedRows } from './printedRows'
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
  const printed = useMemo(() => printedRows(context, printable), [context, printable])
  const fit = useMemo(() => fitRows(printed), [printed])
  const labelAt = 1 + printedColumns(viewed).findIndex(({ key }) => key === page.tree?.labelKey)
  return (
    <Paper title={page.title} notes={notes} className={fit.isWide ? 'pw-print--wide' : ''} onEnd={onEnd}>
      <PrintedTable label={host.text('list.rows', { title: page.title })} printed={printed} fit={fit} labelAt={labelAt} />
    </Paper>
  )
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
  { rows, total, isCapped, figures }: PrintableRows,
  say: FeatureText<keyof typeof printTexts>,
): string {
  const count = formatNumber(rows.length)
  if (selected.length > 0) return say('selected', { count })
  if (total === rows.length && !isCapped) return say('all', { count })
  const all = `${formatNumber(total)}${isCapped ? '+' : ''}`
  return [say('cut', { count, total: all }), ...(figures ? [say('ofAll', { total: all })] : [])].join(' ')
}
