import { CaretRightOutlined } from '@ant-design/icons'
import type { CSSProperties } from 'react'
import type { Row } from '../../../schemas/api/Result'
import { isolated } from '../../../schemas/language/isolated'
import type { Column } from '../../grid/DataGrid'
import { sequenceKey } from '../../grid/sequenceColumn'
import type { FieldModel, ListModel } from '../../model/PageModel'
import type { FeatureText } from '../../session/featureText'
import { headOf, isOwnRow, tailOf } from './groupedRows'
import { figuresOf, groupName } from './groupFigures'
import type { groupTexts } from './groupTexts'

type Say = FeatureText<keyof typeof groupTexts>

/** The columns of the list, with what stands in them over and below the rows of a group: its name in the first, figures in those that have some. */
export function columnsOfGroups(
  columns: readonly Column<Row>[],
  page: ListModel,
  by: FieldModel,
  say: Say,
  press: (row: Row) => void,
): Column<Row>[] {
  const fields = new Map(page.columns.map((field) => [field.key, field]))
  // Rows have no numbers of their own among the groups.
  const shown = columns.filter(({ key }) => key !== sequenceKey)
  const first = shown.findIndex(({ key }) => fields.has(key))
  const room = roomOf(shown, fields, first)
  const beyond = roomBeyond(shown, fields, first + room)
  return shown.map((column, index) => {
    const field = fields.get(column.key)
    const isFirst = index === first
    return {
      ...column,
      colSpan: isFirst ? (args) => (args.type === 'ROW' && !isOwnRow(args.row) ? room : undefined) : column.colSpan,
      cellClass: isFirst && beyond > 0 ? (row) => (isOwnRow(row) ? classOf(column, row) : 'group-wide') : column.cellClass,
      renderCell: (props) => {
        if (isOwnRow(props.row)) return column.renderCell?.(props)
        if (isFirst) return <GroupName row={props.row} by={by} tabIndex={props.tabIndex} beyond={beyond} say={say} press={press} />
        const group = headOf(props.row)?.group
        return group && field ? figuresOf(field, group.figures[column.key], say) : null
      },
    }
  })
}

/** How many columns the name of a group may take: as far as the first that has figures, or that is locked elsewhere. */
function roomOf(columns: readonly Column<Row>[], fields: ReadonlyMap<string, FieldModel>, first: number): number {
  const locked = columns[first]?.frozen
  const end = columns.findIndex(({ key, frozen }, index) => {
    const field = fields.get(key)
    return index > first && (!field || field.statistics.length > 0 || Boolean(frozen) !== Boolean(locked))
  })
  return (end === -1 ? columns.length : end) - first
}

function classOf({ cellClass }: Column<Row>, row: Row): string | undefined | null {
  return typeof cellClass === 'function' ? cellClass(row) : cellClass
}

/**
 * Pixels that the name may take beside its own columns: locked ones cannot be put together with the others behind them, but what stands there is empty as far
 * as the first figures.
 */
function roomBeyond(columns: readonly Column<Row>[], fields: ReadonlyMap<string, FieldModel>, from: number): number {
  const end = columns.findIndex(({ key }, index) => index >= from && fields.get(key)?.statistics.length !== 0)
  return columns
    .slice(from, end === -1 ? columns.length : end)
    .reduce((sum, { width, minWidth }) => sum + (typeof width === 'number' ? width : (minWidth ?? 0)), 0)
}

interface GroupNameProps {
  row: Row
  by: FieldModel
  tabIndex: number
  /** Pixels that the name may take beyond its cell. */
  beyond: number
  say: Say
  press(row: Row): void
}

function GroupName({ row, by, tabIndex, beyond, say, press }: GroupNameProps) {
  const head = headOf(row)
  if (head) {
    const name = groupName(head.group, by, say)
    return (
      // A cast: variables are no properties that React knows.
      <span className="group-name" style={{ '--group-beyond': `${beyond}px` } as CSSProperties}>
        <button
          type="button"
          className={head.isOpen ? 'group-arrow group-arrow--open' : 'group-arrow'}
          aria-label={say(head.isOpen ? 'close' : 'open', { group: name })}
          aria-expanded={head.isOpen}
          tabIndex={tabIndex}
          onClick={() => press(row)}
        >
          <CaretRightOutlined />
        </button>
        <span className="grid-cut">
          {by.title || by.key}: {isolated(name)}
        </span>{' '}
        <span className="group-count">({head.group.rows})</span>
      </span>
    )
  }
  const { left, failure } = tailOf(row) ?? { left: 0 }
  if (left === 0 && !failure) return <output>{say('loading')}</output>
  return (
    <span className="group-name">
      {failure}
      <button type="button" className="list-link" tabIndex={tabIndex} onClick={() => press(row)}>
        {say('more', { n: left })}
      </button>
    </span>
  )
}
