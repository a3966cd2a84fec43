import { PlusOutlined } from '@ant-design/icons'
import { useDroppable } from '@dnd-kit/core'
import { Button } from 'antd'
import type { Row } from '../../../schemas/api/Result'
import type { ModelOf } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'
import { CalendarEntry } from './CalendarEntry'
import { type Day, dayName, type Entry, today, weekdayOf } from './calendarDays'
import { hourOn } from './dayHours'
import { dayButton, focusDays } from './focusDays'

interface CalendarDayProps {
  page: ModelOf<'calendar'>
  day: Day
  isOther: boolean
  entries: readonly Entry[]
  /** Most entries that have room; the rest is shown by the day itself. All of them when left out. */
  most?: number
  /** The hours that entries stand at, one below the other; entries without a time stand above. In one list when left out. */
  hours?: readonly number[]
  canMove: boolean
  onOpen(row: Row): void
  onDay(day: Day): void
  onAdd?(day: Day): void
}

/** One day with its entries: a place where they can be dropped. */
export function CalendarDay({
  page,
  day,
  isOther,
  entries,
  most = entries.length,
  hours,
  canMove,
  onOpen,
  onDay,
  onAdd,
}: CalendarDayProps) {
  const { text, language } = usePageHost()
  const { setNodeRef, isOver } = useDroppable({ id: day, disabled: !canMove })
  const name = dayName(day, language)
  const classes = ['calendar-day', isOther && 'calendar-day-other', day === today() && 'calendar-day-today', isOver && 'calendar-day-over']
  const hidden = entries.length - most
  const shared = { page, day, canMove, onOpen }
  return (
    <section ref={setNodeRef} className={classes.filter(Boolean).join(' ')} aria-label={name}>
      <header>
        <Button type="text" size="small" aria-label={name} className={dayButton} onClick={() => onDay(day)} onKeyDown={focusDays}>
          {Number(day.slice(8))}
          <span className="calendar-day-weekday">{weekdayOf(day, language)}</span>
        </Button>
        {onAdd && (
          <Button
            className="calendar-day-add"
            type="text"
            size="small"
            icon={<PlusOutlined />}
            aria-label={text('calendar.newOn', { day: name })}
            onClick={() => onAdd(day)}
          />
        )}
      </header>
      {hours ? (
        [undefined, ...hours].map((hour) => (
          <div key={hour ?? 'all day'} className="calendar-hour">
            <EntryList {...shared} entries={entries.filter((entry) => hourOn(entry, day) === hour)} />
          </div>
        ))
      ) : (
        <EntryList {...shared} entries={entries.slice(0, most)} />
      )}
      {hidden > 0 && (
        <Button type="link" size="small" onClick={() => onDay(day)}>
          {text('calendar.more', { n: hidden })}
        </Button>
      )}
    </section>
  )
}

function EntryList({ entries, ...shared }: Pick<CalendarDayProps, 'page' | 'day' | 'entries' | 'canMove' | 'onOpen'>) {
  if (entries.length === 0) return null
  return (
    <ul>
      {entries.map((entry) => (
        <CalendarEntry key={entry.row.id} entry={entry} {...shared} />
      ))}
    </ul>
  )
}
