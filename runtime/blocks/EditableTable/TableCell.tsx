import { Tooltip } from 'antd'
import { type ReactNode, useId } from 'react'
import type { FieldFaces } from '../../fields/FieldFaces'
import { Fence } from '../../kit/Fence'
import type { FieldModel } from '../../model/PageModel'
import { expressionUser } from '../../session/expressionUser'
import { usePageHost } from '../../session/PageHost'
import { cellText } from '../Grid/gridColumns'
import { useCell, useRowValues, useTable } from './TableContext'
import type { TableRow } from './TableRow'

interface TableCellProps {
  row: TableRow
  field: FieldModel
  faces: FieldFaces
  /** true: nothing in the table can be changed. */
  isLocked: boolean
}

/** One cell as it is shown: its text or drawing, or its input where the kind is always in edit. A failed cell says why. */
export function TableCell(props: TableCellProps) {
  return props.field.visibleWhen || props.field.disabledWhen ? <ConditionalCell {...props} /> : <CellContent {...props} />
}

/** A cell with conditions listens to its whole row. */
function ConditionalCell(props: TableCellProps) {
  const { row, field } = props
  const user = expressionUser(usePageHost())
  const values = useRowValues(row)
  if (field.visibleWhen && field.visibleWhen.evaluate({ row: values, user }) !== true) return null
  const isLocked = props.isLocked || field.disabledWhen?.evaluate({ row: values, user }) === true
  return <CellContent {...props} isLocked={isLocked} />
}

function CellContent({ row, field, faces, isLocked }: TableCellProps) {
  const { value, error } = useCell(row, field.key)
  if (faces.isAlwaysEdit && faces.Input) {
    return (
      <FailedCell error={error}>
        <AlwaysInput row={row} field={field} faces={faces} isLocked={isLocked} value={value} error={error} />
      </FailedCell>
    )
  }
  return <FailedCell error={error}>{shownValue(faces, field, row, value)}</FailedCell>
}

function shownValue(faces: FieldFaces, field: FieldModel, row: TableRow, value: unknown): ReactNode {
  const { Cell } = faces
  if (!Cell || faces.isPlainText?.(value, field, row.values)) return cellText(faces, row.values, field)
  return (
    <Fence size="inline" resetKeys={[value]}>
      <Cell field={field} value={value} row={row.values} />
    </Fence>
  )
}

export function FailedCell({ error, children }: { error: string; children: ReactNode }) {
  if (!error) return children
  return (
    <Tooltip title={error}>
      <span className="table-failed" role="note" aria-label={error}>
        {children}
      </span>
    </Tooltip>
  )
}

function AlwaysInput({ row, field, faces, isLocked, value, error }: TableCellProps & { value: unknown; error: string }) {
  const store = useTable()
  const id = useId()
  const { Input } = faces
  if (!Input) return null
  return (
    <Fence size="inline">
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
    </Fence>
  )
}
