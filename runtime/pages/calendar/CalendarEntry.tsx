import WarningOutlined from '@ant-design/icons/WarningOutlined'
import { useDraggable } from '@dnd-kit/core'
import { Popover } from 'antd'
import type { Row } from '../../../schemas/api/Result'
import { componentsOf } from '../../fields/componentsOf'
import { cellText } from '../../grid/gridColumns'
import type { FieldModel, ModelOf } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'
import type { DragData } from './CalendarDays'
import type { Day, Entry } from './calendarDays'

interface CalendarEntryProps {
  page: ModelOf<'calendar'>
  entry: Entry
  /** The day that it is shown on. */
  day: Day
  canMove: boolean
  onOpen(row: Row): void
}

/** One entry on one day: its time and name, and all its labels when it is pointed at. */
export function CalendarEntry({ page, entry, day, canMove, onOpen }: CalendarEntryProps) {
  const { text } = usePageHost()
  const { row, isException, time, first } = entry
  const data: DragData = { entry, from: day }
  const { setNodeRef, listeners, attributes, transform, isDragging } = useDraggable({
    id: `${row.id} ${day}`,
    data,
    disabled: !canMove,
    attributes: { roleDescription: text('calendar.draggable') },
  })
  const title = page.fields.find(({ key }) => key === page.config.entries.title)
  const classes = ['calendar-entry', isException && 'calendar-entry-exception', isDragging && 'calendar-entry-dragged']
  return (
    <li>
      <Popover content={<EntryLabels page={page} row={row} />} trigger={isDragging ? [] : ['hover', 'focus']} mouseEnterDelay={0.4}>
        <button
          ref={setNodeRef}
          type="button"
          className={classes.filter(Boolean).join(' ')}
          style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
          {...(canMove ? { ...attributes, ...listeners } : {})}
          onClick={() => onOpen(row)}
        >
          {isException && <WarningOutlined aria-label={text('calendar.exception')} />}
          {time !== '' && first === day && <time>{time}</time>}
          <span>{title ? labelOf(title, row) : row.id}</span>
        </button>
      </Popover>
    </li>
  )
}

function labelOf(field: FieldModel, row: Row): string {
  return cellText(componentsOf(field), row, field)
}

function EntryLabels({ page, row }: { page: ModelOf<'calendar'>; row: Row }) {
  const shown = page.columns.filter((field) => !field.problem && labelOf(field, row) !== '')
  return (
    <dl className="calendar-labels">
      {shown.map((field) => (
        <div key={field.key}>
          <dt>{field.title}</dt>
          <dd>{labelOf(field, row)}</dd>
        </div>
      ))}
    </dl>
  )
}
