import WarningOutlined from '@ant-design/icons/WarningOutlined'
import type { ReactNode } from 'react'
import type { FieldConfig } from '../../schemas/fields'
import { expressionUser } from '../../schemas/rules/ExpressionUser'
import { ErrorBoundary } from '../kit/ErrorBoundary'
import { fieldOfRow } from '../model/fieldOfRow'
import { usePageHost } from '../session/PageHost'
import { CellLink } from './CellLink'
import { cellText } from './cellText'
import { componentsOf } from './componentsOf'
import type { CellProps } from './FieldComponents'
import { ColourTag } from './parts/ColourTag'
import './parts/cells.css'
import { IconBeside } from './parts/IconBeside'
import { findSlot } from './slots'
import { workOutCell } from './workOutCell'

type DressedCellProps = CellProps<FieldConfig>

/** A cell of a field that the page dresses: whatever fails in it, the grid around it stays. */
export function GuardedCell(props: DressedCellProps) {
  return (
    <ErrorBoundary size="inline" resetKeys={[props.row]}>
      <DressedCell {...props} />
    </ErrorBoundary>
  )
}

function DressedCell(props: DressedCellProps) {
  const { field } = props
  return field.cell?.slot === undefined ? <WorkedOutCell {...props} /> : <SlotCell {...props} name={field.cell.slot} />
}

function SlotCell({ name, ...props }: DressedCellProps & { name: string }) {
  const { text } = usePageHost()
  const Renderer = findSlot(name)
  const shown = cellText(props.row, props.field)
  if (Renderer) return <Renderer {...props} text={shown} />
  return <HintedCell hint={text('list.unknownSlot', { name })}>{shown}</HintedCell>
}

function WorkedOutCell({ field, value, row, tabIndex }: DressedCellProps) {
  const { text, user } = usePageHost()
  const dress = workOutCell(field, row, expressionUser(user))
  const { plain } = dress
  const content = dress.text ?? <KindCell field={field} value={value} row={row} tabIndex={tabIndex} plain={plain} />
  const isEmpty = (dress.text ?? plain) === ''
  const whole = dress.icon ? (
    <IconBeside name={dress.icon} label={isEmpty ? plain : undefined}>
      {content}
    </IconBeside>
  ) : (
    content
  )
  const isNothing = isEmpty && !dress.icon
  const tagged = dress.tone && !isNothing ? <ColourTag color={dress.tone}>{whole}</ColourTag> : whole
  const drawn =
    field.cell?.link && !isNothing ? (
      <CellLink link={field.cell.link} row={row} tabIndex={tabIndex}>
        {tagged}
      </CellLink>
    ) : (
      tagged
    )
  if (dress.failed.length === 0) return drawn
  return <HintedCell hint={text('list.cellFailed', { name: dress.failed.join(', ') })}>{drawn}</HintedCell>
}

function KindCell({ plain, ...props }: CellProps<FieldConfig> & { plain: string }) {
  const field = fieldOfRow(props.field, props.row)
  const { Cell, isPlainText } = componentsOf(field)
  return !Cell || isPlainText?.(props.value, field, props.row) ? plain : <Cell {...props} field={field} />
}

/** The cell as far as it could be drawn, and what is missing. */
function HintedCell({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <span className="cell-hinted">
      {children} <WarningOutlined className="cell-hint" aria-label={hint} title={hint} />
    </span>
  )
}
