import { Tooltip } from 'antd'
import { type ComponentType, type ReactNode, useId } from 'react'
import { expressionUser } from '../../schemas/rules/ExpressionUser'
import type { FieldComponents } from '../fields/FieldComponents'
import { cellText } from '../grid/gridColumns'
import { ErrorBoundary } from '../kit/ErrorBoundary'
import type { FieldModel } from '../model/PageModel'
import { usePageHost } from '../session/PageHost'
import { useCell, useRowValues, useTable } from './TableContext'
import type { TableRow } from './TableRow'

interface TableCellProps {
  row: TableRow
  field: FieldModel
  components: FieldComponents
  /** true: nothing in the table can be changed. */
  isLocked: boolean
}

/** What draws the cells of a column: one component a cell, since a table shows hundreds. */
export function tableCellOf(field: FieldModel): ComponentType<TableCellProps> {
  return field.visibleWhen || field.disabledWhen ? ConditionalCell : TableCell
}

/** A cell with conditions listens to its whole row. */
function ConditionalCell(props: TableCellProps) {
  const { row, field } = props
  const user = expressionUser(usePageHost().user)
  const values = useRowValues(row)
  if (field.visibleWhen && field.visibleWhen.evaluate({ row: values, user }) !== true) return null
  const isLocked = props.isLocked || field.disabledWhen?.evaluate({ row: values, user }) === true
  return <TableCell {...props} isLocked={isLocked} />
}

/** One cell as it is shown: its text or drawing, or its input where the kind is always in edit. A failed cell says why. */
function TableCell(props: TableCellProps) {
  const { row, field, components } = props
  const { value, error } = useCell(row, field.key)
  const isInput = components.isAlwaysEdit && components.Input
  const content = isInput ? <AlwaysInput {...props} value={value} error={error} /> : shownValue(components, field, row, value)
  return error ? <FailedCell error={error}>{content}</FailedCell> : content
}

function shownValue(components: FieldComponents, field: FieldModel, row: TableRow, value: unknown): ReactNode {
  const { Cell } = components
  if (!Cell || components.isPlainText?.(value, field, row.values)) return cellText(components, row.values, field)
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

function AlwaysInput({ row, field, components, isLocked, value, error }: TableCellProps & { value: unknown; error: string }) {
  const store = useTable()
  const id = useId()
  const { Input } = components
  if (!Input) return null
  return (
    <ErrorBoundary size="inline">
      <Input
        field={field}
        id={id}
        value={value}
        onChange={(next, others) => store.setCell(row, field, next, others)}
        onBlur={() => void store.check(row, field)}
        disabled={isLocked || field.isDisabled}
        isInvalid={error !== ''}
        readRow={() => row.values}
      />
    </ErrorBoundary>
  )
}
