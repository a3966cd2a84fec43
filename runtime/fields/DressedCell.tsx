import WarningOutlined from '@ant-design/icons/WarningOutlined'
import { Tag } from 'antd'
import type { ReactNode } from 'react'
import type { FieldConfig } from '../../schemas/fields'
import { expressionUser } from '../../schemas/rules/ExpressionUser'
import { ErrorBoundary } from '../kit/ErrorBoundary'
import { usePageHost } from '../session/PageHost'
import { cellText } from './cellText'
import { componentsOf } from './componentsOf'
import type { CellProps } from './FieldComponents'
import { IconBeside } from './parts/IconBeside'
import { findSlot } from './slots'
import { workOutCell } from './workOutCell'

/** A cell of a field that the page dresses: whatever fails in it, the grid around it stays. */
export function GuardedCell(props: CellProps<FieldConfig>) {
  return (
    <ErrorBoundary size="inline" resetKeys={[props.row]}>
      <DressedCell {...props} />
    </ErrorBoundary>
  )
}

function DressedCell(props: CellProps<FieldConfig>) {
  const { field } = props
  return field.cell?.slot === undefined ? <WorkedOutCell {...props} /> : <SlotCell {...props} name={field.cell.slot} />
}

function SlotCell({ name, ...props }: CellProps<FieldConfig> & { name: string }) {
  const { text } = usePageHost()
  const Renderer = findSlot(name)
  const shown = cellText(componentsOf(props.field), props.row, props.field)
  if (Renderer) return <Renderer {...props} text={shown} />
  return <HintedCell hint={text('list.unknownSlot', { name })}>{shown}</HintedCell>
}

function WorkedOutCell({ field, value, row }: CellProps<FieldConfig>) {
  const { text, user } = usePageHost()
  const plain = cellText(componentsOf(field), row, field)
  const dress = workOutCell(field, row, expressionUser(user))
  const content = dress.text ?? <KindCell field={field} value={value} row={row} plain={plain} />
  const isEmpty = (dress.text ?? plain) === ''
  const whole = dress.icon ? (
    <IconBeside name={dress.icon} label={isEmpty ? plain : undefined}>
      {content}
    </IconBeside>
  ) : (
    content
  )
  const drawn = dress.tone && !(isEmpty && !dress.icon) ? <Tag color={dress.tone}>{whole}</Tag> : whole
  if (dress.failed.length === 0) return drawn
  return <HintedCell hint={text('list.cellFailed', { name: dress.failed.join(', ') })}>{drawn}</HintedCell>
}

function KindCell({ plain, ...props }: CellProps<FieldConfig> & { plain: string }) {
  const { Cell, isPlainText } = componentsOf(props.field)
  return !Cell || isPlainText?.(props.value, props.field, props.row) ? plain : <Cell {...props} />
}

/** The cell as far as it could be drawn, and what is missing. */
function HintedCell({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <span className="cell-hinted">
      {children} <WarningOutlined className="cell-hint" aria-label={hint} title={hint} />
    </span>
  )
}
