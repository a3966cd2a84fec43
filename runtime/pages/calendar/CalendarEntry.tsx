import WarningOutlined from '@ant-design/icons/WarningOutlined'
import { useDraggable } from '@dnd-kit/core'
import { Popover } from 'antd'
import type { Row } from '../../../schemas/api/Result'
import { expressionUser } from '../../../schemas/rules/ExpressionUser'
import { GuardedCell } from '../../fields/DressedCell'
import { dressedText } from '../../fields/workOutCell'
import type { ModelOf } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'
import { formatClock } from '../../text/formatMoment'
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
  const { text, user } = usePageHost()
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
          {time !== '' && first === day && <time>{formatClock(time, 'HH:mm')}</time>}
          <span>{title ? dressedText(title, row, expressionUser(user)) : row.id}</span>
        </button>
      </Popover>
    </li>
  )
}

function EntryLabels({ page, row }: { page: ModelOf<'calendar'>; row: Row }) {
  const user = expressionUser(usePageHost().user)
  const shown = page.columns.filter((field) => !field.problem && (field.cell || dressedText(field, row, user) !== ''))
  return (
    <dl className="calendar-labels">
      {shown.map((field) => (
        <div key={field.key}>
          <dt>{field.title}</dt>
          <dd>{field.cell ? <GuardedCell field={field} value={row[field.key]} row={row} /> : dressedText(field, row, user)}</dd>
        </div>
      ))}
    </dl>
  )
}
