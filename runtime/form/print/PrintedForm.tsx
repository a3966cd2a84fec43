import { useState } from 'react'
import { expressionUser } from '../../../schemas/rules/ExpressionUser'
import type { RowValues } from '../../fields/FieldComponents'
import { rowName } from '../../fields/rowName'
import { Paper } from '../../kit/print/Paper'
import { fitRows, PrintedTable } from '../../kit/print/PrintedTable'
import type { FormGroupModel } from '../../model/FormModel'
import type { SubTableModel } from '../../model/PageModel'
import { inOrder } from '../../rows/NumberedOrder'
import { planOf } from '../../rows/RowField'
import { storedRow } from '../../rows/RowState'
import { printedNote } from '../../session/printedNote'
import { FieldText } from '../FieldText'
import type { RowFormCore } from '../RowFormCore'
import { printedSub } from './printedSub'

interface PrintedFormProps {
  core: RowFormCore
  /** The paper is done, or nobody wants it. */
  onEnd(): void
}

/** The row as it stands in the form, on paper: titles and values, and the sub-tables whole. Nothing of it is seen on the screen. */
export function PrintedForm({ core, onEnd }: PrintedFormProps) {
  const { page } = core
  const { text } = core.host
  const [note] = useState(() => printedNote(core.host))
  const tables = page.subTables.map((table) => {
    const printed = printedSub(table, rowsOf(core, table), core.host)
    return { table, printed, fit: fitRows(printed) }
  })
  const name = rowName(core.store.readRow(), page.fields, expressionUser(core.host.user))
  // What is widest says which way the sheets lie.
  const className = tables.some(({ printed, fit }) => printed.lines.length > 0 && fit.isWide) ? 'pw-print--wide' : ''
  return (
    <Paper title={[page.title, name].filter(Boolean).join(' · ')} notes={[note]} className={className} onEnd={onEnd}>
      {page.form.groups.map((group) => (
        <PrintedGroup key={page.form.groups.indexOf(group)} group={group} core={core} />
      ))}
      {tables.map(({ table, printed, fit }) => (
        <section key={table.key}>
          <h2>{table.title}</h2>
          {printed.lines.length > 0 ? <PrintedTable label={table.title} printed={printed} fit={fit} /> : <p>{text('list.empty')}</p>}
        </section>
      ))}
    </Paper>
  )
}

function PrintedGroup({ group, core }: { group: FormGroupModel; core: RowFormCore }) {
  const { store } = core
  const shown = group.fields.filter((field) => !field.isEnd && !field.problem && store.view(field).isVisible)
  if (shown.length === 0) return null
  return (
    <section>
      {group.title !== '' && <h2>{group.title}</h2>}
      <dl>
        {shown.map((field) => (
          <div key={field.key}>
            <dt>{field.title}</dt>
            <dd>
              <FieldText id={`${core.id}-print-${field.key}`} field={field} value={store.view(field).value} core={core} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The rows as they stand in the table, or as they were loaded where its tab was never opened. */
function rowsOf({ subs, store }: RowFormCore, { key, fields }: SubTableModel): readonly RowValues[] {
  const drawn = subs.get(key)
  if (drawn) return drawn.rows()
  const rows = (store.openedSub(key) ?? []).map((row) => storedRow(row, row.id))
  return inOrder(rows, planOf(fields).orderKey).map(({ values }) => values)
}
