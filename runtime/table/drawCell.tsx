import { LockOutlined, SyncOutlined, WarningOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import { type ReactNode, useId } from 'react'
import { cellText } from '../fields/cellText'
import { componentsOf } from '../fields/componentsOf'
import { GuardedCell } from '../fields/DressedCell'
import { storedAsText } from '../fields/storedAsText'
import { useRowNumber } from '../grid/sequenceColumn'
import { ErrorBoundary } from '../kit/ErrorBoundary'
import { fieldAt } from '../model/fieldOfRow'
import type { FieldModel } from '../model/PageModel'
import { check } from '../rows/checkRows'
import type { FieldError, FieldView, RowState } from '../rows/RowState'
import { usePageHost } from '../session/PageHost'
import { isAlwaysOpen } from './isAlwaysOpen'
import { ReloadMark } from './ReloadMark'
import { staleText } from './staleText'
import { useCell, useTable } from './TableContext'

interface TableCellProps {
  row: RowState
  field: FieldModel
  /** Where the row stands in the grid. */
  rowIdx: number
  /** true: nothing in the table can be changed. */
  isLocked: boolean
  /** That of the grid's cell. */
  tabIndex: number
}

/** One cell as it is shown: its text or drawing, or its input where the kind is always in edit. A failed cell says why. */
export function drawCell(props: TableCellProps): ReactNode {
  const { end } = props.field
  return end ? <PeriodCell {...props} end={end} /> : <ValueCell {...props} />
}

function ValueCell(props: TableCellProps) {
  return cellContent(props, useCell(props.row, props.field))
}

/** A period is wrong where its end is, and follows it. */
function PeriodCell({ end, ...props }: TableCellProps & { end: FieldModel }) {
  const view = useCell(props.row, props.field)
  const { error, theirs } = useCell(props.row, end)
  return cellContent(props, theirs ? { ...view, theirs } : view, error)
}

function cellContent(props: TableCellProps, view: FieldView, endError?: FieldError): ReactNode {
  const { field } = props
  if (!view.isVisible) return null
  const error = view.error ?? endError
  const shown = fieldAt(field, view.inputAt)
  const content = isAlwaysOpen(shown) ? <AlwaysInput {...props} field={shown} view={view} /> : shownValue({ ...props, field: shown }, view)
  return (
    <>
      {dressed(content, { ...view, error, field: shown }, view.isDisabled && !field.isDisabled && !props.isLocked)}
      {view.reloadedAt !== undefined && <ReloadMark at={view.reloadedAt} />}
    </>
  )
}

/** A column that is closed in every row says nothing of a single one. */
function dressed(content: ReactNode, { error, theirs, field }: CellMarks, isClosed: boolean): ReactNode {
  const marks = { error, theirs, field }
  if (error || theirs) return <MarkedCell {...marks}>{content}</MarkedCell>
  return isClosed ? <ClosedCell>{content}</ClosedCell> : content
}

function ClosedCell({ children }: { children: ReactNode }) {
  const { text } = usePageHost()
  return (
    <span className="table-closed">
      <span className="grid-cut">{children}</span>
      <LockOutlined aria-label={text('table.closed')} title={text('table.closed')} />
    </span>
  )
}

function shownValue({ field, row, tabIndex }: TableCellProps, { value, row: values = row.values }: FieldView): ReactNode {
  if (field.cell) return <GuardedCell field={field} value={value} row={values} tabIndex={tabIndex} />
  const { Cell, isPlainText } = componentsOf(field)
  if (!Cell || isPlainText?.(value, field, row.values)) return cellText(row.values, field)
  return (
    <ErrorBoundary size="inline" resetKeys={[value]}>
      <Cell field={field} value={value} row={row.values} />
    </ErrorBoundary>
  )
}

interface CellMarks extends Pick<FieldView, 'error' | 'theirs'> {
  field: FieldModel
}

/** A cell that is wrong, or in which somebody else has saved something else, or both: framed, with a sign for each. */
function MarkedCell({ error, field, children, ...view }: CellMarks & { children: ReactNode }) {
  const { text } = usePageHost()
  const stale = staleText(view, field, text)
  return (
    <Tooltip title={[error?.message, stale].filter(Boolean).join(' ')}>
      <span className={error ? 'table-failed' : 'table-stale'}>
        <span className="grid-cut">{children}</span>
        {stale && <SyncOutlined role="note" aria-label={stale} className="table-stale-mark" />}
        {error && <WarningOutlined role="note" aria-label={error.message} className="table-failed-sign" />}
      </span>
    </Tooltip>
  )
}

/** Each change is one step to be taken back: there is no word that is being typed. */
function AlwaysInput({ row, field, rowIdx, isLocked, view }: Omit<TableCellProps, 'tabIndex'> & { view: FieldView }) {
  const store = useTable()
  const { text } = usePageHost()
  const id = useId()
  const n = useRowNumber(rowIdx)
  const { Input } = componentsOf(field)
  if (!Input) return null
  return (
    <ErrorBoundary size="inline">
      <Input
        field={{ ...field, title: text('table.cell', { title: field.title, n }) }}
        id={id}
        {...storedAsText(field, {
          value: view.value,
          onChange: (next, others) => {
            store.type(row, field.key, next, others)
            store.facts().log.seal()
          },
        })}
        onBlur={() => void check(store, row, field)}
        disabled={isLocked || view.isDisabled}
        isInvalid={view.error !== undefined}
        readRow={() => store.readRow(row)}
      />
    </ErrorBoundary>
  )
}
