import { EditOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useMemo } from 'react'
import type { Row } from '../../../../schemas/api/Result'
import { hasExpression } from '../../../../schemas/page/pageExpressions'
import { isReadOnlyRow } from '../../../features/rowActions/isReadOnlyRow'
import type { RowActions } from '../../../features/rowActions/RowActions'
import { RowDetail } from '../../../grid/RowDetail'
import { EmptyState } from '../../../kit/EmptyState'
import { ErrorBoundary } from '../../../kit/ErrorBoundary'
import { LoadFailed } from '../../../kit/LoadFailed'
import { Spinner } from '../../../kit/Spinner'
import type { ListModel, SubTableModel } from '../../../model/PageModel'
import { errorText } from '../../../session/errorText'
import { useExpressions } from '../../../session/expressions'
import { usePageHost } from '../../../session/PageHost'
import { EditableTable } from '../../../table/EditableTable'
import './subRows.css'
import { useSubRows } from './useSubRows'

interface SubRowsProps {
  page: ListModel
  row: Row
  tables: readonly SubTableModel[]
  editTable: RowActions['editTable']
  /** true: what stands around the rows says what they are. */
  isTitled?: boolean
}

/** Rows of sub-tables in the list, to be read; a button leads to where they are edited. */
export function SubRows({ page, row, tables, editTable, isTitled = false }: SubRowsProps) {
  const host = usePageHost()
  const { text } = host
  const { subRows, error, retry } = useSubRows(page, row)
  if (error) return <LoadFailed message={errorText(error, text)} onRetry={retry} />
  if (!subRows) return <Spinner minHeight={120} />
  return tables.map((table) => (
    <section key={table.key} className="sub-rows" aria-label={table.title}>
      <div className="sub-rows-head">
        {!isTitled && <h3>{table.title}</h3>}
        {editTable && !isReadOnlyRow(host, page, row) && (
          <Button
            size="small"
            icon={<EditOutlined aria-hidden />}
            aria-label={text('list.editTable', { title: table.title })}
            onClick={() => editTable(row, table.key)}
          >
            {text('list.edit')}
          </Button>
        )}
      </div>
      <ErrorBoundary name={table.title}>
        <TableRows table={table} rows={subRows[table.key]} />
      </ErrorBoundary>
    </section>
  ))
}

const noRows: readonly Row[] = []

function TableRows({ table, rows = noRows }: { table: SubTableModel; rows?: readonly Row[] }) {
  const { text } = usePageHost()
  useExpressions(useMemo(() => table.fields.some(({ config }) => hasExpression(config)), [table]))
  if (!table.rowForm) return <EditableTable table={table} rows={rows} disabled />
  const [row] = rows
  const fields = table.fields.filter(({ isInForm, problem }) => isInForm && !problem)
  return row ? <RowDetail detail={{ fields }} row={row} /> : <EmptyState text={text('list.empty')} />
}
