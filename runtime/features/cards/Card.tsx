import { Button } from 'antd'
import type { Row } from '../../../schemas/api/Result'
import { expressionUser } from '../../../schemas/rules/ExpressionUser'
import { GuardedCell } from '../../fields/DressedCell'
import { dressedText } from '../../fields/workOutCell'
import type { DataGridProps } from '../../grid/DataGrid'
import type { ListModel } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'
import { RowActionButtons } from '../rowActions/actionColumn'
import { useTreePlace } from '../tree/treeColumn'
import { isStandIn } from '../tree/treeRows'
import { CardPlace, FoldButton } from './CardPlace'

/** The list that a card belongs to. */
export type CardContext = { page: ListModel } & Pick<DataGridProps<Row>, 'selectedIds' | 'onSelect' | 'onOpen' | 'onRowClick'>

type CardProps = CardContext & { row: Row; number: number }

/** Pixels by which each level of a tree stands further in, and the levels that a telephone has room for. */
const indent = 12
const deepest = 4

/** A row as a card, in a tree as far in as its level; or what is said where children are being fetched. */
export function Card(props: CardProps) {
  const { page, row, selectedIds, onRowClick } = props
  const { depth } = useTreePlace(row)
  const isSelected = selectedIds?.has(row.id) ?? false
  const style = depth > 0 ? { marginInlineStart: Math.min(depth, deepest) * indent } : undefined
  if (isStandIn(row))
    return (
      <li className="card" style={style}>
        <output>{String(row[page.tree?.labelKey ?? ''] ?? '')}</output>
      </li>
    )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box and the button inside offer the same to the keyboard
    <li className={isSelected ? 'card card--selected' : 'card'} style={style} onClick={onRowClick && (() => onRowClick(row))}>
      <CardHead {...props} isSelected={isSelected} />
      <dl>
        {page.columns.slice(1).map((field) => (
          <div key={field.key}>
            <dt>{field.title || field.key}</dt>
            <dd>
              <GuardedCell field={field} value={row[field.key]} row={row} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="card-foot">
        <RowActionButtons row={row} tabIndex={0} />
        <FoldButton row={row} />
      </div>
    </li>
  )
}

/** The box that chooses the row, its first column, and in a tree what it is part of. */
function CardHead({ page, row, number, selectedIds, onSelect, onOpen, isSelected }: CardProps & { isSelected: boolean }) {
  const { text, user } = usePageHost()
  const [first] = page.columns
  const select = () => {
    const ids = new Set(selectedIds)
    if (!ids.delete(row.id)) ids.add(row.id)
    onSelect?.(ids)
  }
  return (
    <>
      <div className="card-head">
        {onSelect && (
          <input
            type="checkbox"
            className="grid-checkbox"
            aria-label={text('list.selectRow', { n: number })}
            checked={isSelected}
            onClick={(event) => event.stopPropagation()}
            onChange={select}
          />
        )}
        {first && (
          <Button type="link" className="card-title" onClick={() => onOpen?.(row, { rowIdx: number - 1, idx: 0, key: first.key })}>
            {dressedText(first, row, expressionUser(user)) || text('list.view')}
          </Button>
        )}
      </div>
      {first && <CardPlace row={row} nameOf={(parent) => dressedText(first, parent, expressionUser(user))} />}
    </>
  )
}
