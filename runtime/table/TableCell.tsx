import { Tooltip } from 'antd'
import { type ReactNode, useId } from 'react'
import { cellText } from '../fields/cellText'
import { componentsOf } from '../fields/componentsOf'
import { GuardedCell } from '../fields/DressedCell'
import { storedAsText } from '../fields/storedAsText'
import { ErrorBoundary } from '../kit/ErrorBoundary'
import { fieldAt } from '../model/fieldOfRow'
import type { FieldModel } from '../model/PageModel'
import { check } from '../rows/checkRows'
import type { FieldView, RowState } from '../rows/RowState'
import { isAlwaysOpen } from './isAlwaysOpen'
import { useCell, useTable } from './TableContext'

interface TableCellProps {
  row: RowState
  field: FieldModel
  /** true: nothing in the table can be changed. */
  isLocked: boolean
  /** That of the grid's cell. */
  tabIndex: number
}

/** One cell as it is shown: its text or drawing, or its input where the kind is always in edit. A failed cell says why. */
export function TableCell(props: TableCellProps) {
  const { row, field } = props
  const view = useCell(row, field)
  // A period is wrong where its end is, and follows it.
  const end = useCell(row, field.end ?? field)
  if (!view.isVisible) return null
  const error = view.error ?? end.error
  const shown = fieldAt(field, view.inputAt)
  const content = isAlwaysOpen(shown) ? <AlwaysInput {...props} field={shown} view={view} /> : shownValue({ ...props, field: shown }, view)
  return error ? <FailedCell error={error.message}>{content}</FailedCell> : content
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

function FailedCell({ error, children }: { error: string; children: ReactNode }) {
  return (
    <Tooltip title={error}>
      <span className="table-failed" role="note" aria-label={error}>
        {children}
      </span>
    </Tooltip>
  )
}

/** Each change is one step to be taken back: there is no word that is being typed. */
function AlwaysInput({ row, field, isLocked, view }: Omit<TableCellProps, 'tabIndex'> & { view: FieldView }) {
  const store = useTable()
  const id = useId()
  const { Input } = componentsOf(field)
  if (!Input) return null
  return (
    <ErrorBoundary size="inline">
      <Input
        field={field}
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
