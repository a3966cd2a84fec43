import { CaretRightOutlined } from '@ant-design/icons'
import type { Row } from '../../../schemas/api/Result'
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
  return shown.map((column, index) => {
    const field = fields.get(column.key)
    const isFirst = index === first
    return {
      ...column,
      colSpan: isFirst ? (args) => (args.type === 'ROW' && !isOwnRow(args.row) ? roomOf(shown, fields, first) : undefined) : column.colSpan,
      renderCell: (props) => {
        if (isOwnRow(props.row)) return column.renderCell?.(props)
        if (isFirst) return <GroupName row={props.row} by={by} tabIndex={props.tabIndex} say={say} press={press} />
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

interface GroupNameProps {
  row: Row
  by: FieldModel
  tabIndex: number
  say: Say
  press(row: Row): void
}

function GroupName({ row, by, tabIndex, say, press }: GroupNameProps) {
  const head = headOf(row)
  if (head) {
    const name = groupName(head.group, by, say)
    return (
      <span className="group-name">
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
          {by.title || by.key}: {name} ({head.group.rows})
        </span>
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
