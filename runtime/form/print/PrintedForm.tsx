import { useState } from 'react'
import { expressionUser } from '../../../schemas/rules/ExpressionUser'
import type { RowValues } from '../../fields/FieldComponents'
import { dressedText } from '../../fields/workOutCell'
import { Paper } from '../../kit/print/Paper'
import type { FormGroupModel } from '../../model/FormModel'
import type { FieldModel, SubTableModel } from '../../model/PageModel'
import { inOrder } from '../../rows/NumberedOrder'
import { planOf } from '../../rows/RowField'
import { storedRow } from '../../rows/RowState'
import { printedNote } from '../../session/printedNote'
import { FieldText } from '../FieldText'
import type { RowFormCore } from '../RowFormCore'

interface PrintedFormProps {
  core: RowFormCore
  /** The paper is done, or nobody wants it. */
  onEnd(): void
}

/** The row as it stands in the form, on paper: titles and values, and the sub-tables whole. Nothing of it is seen on the screen. */
export function PrintedForm({ core, onEnd }: PrintedFormProps) {
  const { page } = core
  const [note] = useState(() => printedNote(core.host))
  return (
    <Paper title={page.title} notes={[note]} onEnd={onEnd}>
      {page.form.groups.map((group) => (
        <PrintedGroup key={page.form.groups.indexOf(group)} group={group} core={core} />
      ))}
      {page.subTables.map((table) => (
        <section key={table.key}>
          <h2>{table.title}</h2>
          <PrintedRows table={table} rows={rowsOf(core, table)} host={core.host} />
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

interface PrintedRowsProps {
  table: SubTableModel
  rows: readonly RowValues[]
  host: RowFormCore['host']
}

function PrintedRows({ table, rows, host }: PrintedRowsProps) {
  const user = expressionUser(host.user)
  const columns = table.fields.filter(({ isInList, problem, facts }) => isInList && !problem && !facts.isRowOrder)
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ key, title, align }) => (
            <th key={key} scope="col" className={`pw-print-${align}`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={String(row.id)}>
            {columns.map((field: FieldModel) => (
              <td key={field.key} className={`pw-print-${field.align}`}>
                {dressedText(field, row, user)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
