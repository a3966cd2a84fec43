import { DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import type { CSSProperties } from 'react'
import type { Row } from '../../../schemas/api/Result'
import type { CalendarView } from '../../../schemas/page/kinds/calendar'
import type { ModelOf } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'
import { CalendarDay } from './CalendarDay'
import { type Day, dayName, type Entry, weekdayOf } from './calendarDays'
import { hasTimes, hourName, hoursOf } from './dayHours'
import { stepOverDays } from './stepOverDays'
import type { MoveEntry } from './useMoveEntry'

export interface DragData {
  entry: Entry
  from: Day
}

interface CalendarDaysProps {
  page: ModelOf<'calendar'>
  view: CalendarView
  /** The day that is looked at: in a month, days of another one stand back. */
  day: Day
  days: readonly Day[]
  entries: readonly Entry[]
  isLoading: boolean
  onOpen(row: Row): void
  onDay(day: Day): void
  onAdd?(day: Day): void
  onMove?: MoveEntry
}

/** The days side by side, each with its entries. */
export function CalendarDays({ page, view, day, days, entries, isLoading, onMove, ...handlers }: CalendarDaysProps) {
  const { text, language } = usePageHost()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: stepOverDays, keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space'] } }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    const dragged = active.data.current as DragData | undefined
    if (!dragged || !over || over.id === dragged.from) return
    onMove?.(dragged.entry, dragged.from, String(over.id))
  }
  const hours = view !== 'month' && hasTimes(page) ? hoursOf(entries, days) : undefined
  const say = (id: unknown) => (typeof id === 'string' ? dayName(id, language) : '')
  return (
    <DndContext
      sensors={sensors}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: text('calendar.dragHint') },
        announcements: {
          onDragStart: ({ active }) => say((active.data.current as DragData | undefined)?.from),
          onDragOver: ({ over }) => say(over?.id),
          onDragEnd: ({ over }) => say(over?.id),
          onDragCancel: ({ active }) => say((active.data.current as DragData | undefined)?.from),
        },
      }}
    >
      <div
        className={hours ? `calendar-grid calendar-view-${view} calendar-timed` : `calendar-grid calendar-view-${view}`}
        style={hours && ({ '--calendar-hours': hours.length } as CSSProperties)}
        aria-busy={isLoading}
      >
        {hours && <HourNames hours={hours} />}
        {view !== 'day' &&
          days.slice(0, 7).map((name) => (
            <div key={name} className="calendar-weekday" aria-hidden>
              {weekdayOf(name, language)}
            </div>
          ))}
        {days.map((name) => (
          <CalendarDay
            key={name}
            page={page}
            day={name}
            isOther={view === 'month' && name.slice(0, 7) !== day.slice(0, 7)}
            most={view === 'month' ? 4 : undefined}
            hours={hours}
            entries={entries.filter(({ first, last }) => first <= name && name <= last)}
            canMove={onMove !== undefined}
            {...handlers}
          />
        ))}
      </div>
      {!isLoading && entries.length === 0 && <p className="calendar-empty">{text('calendar.empty')}</p>}
    </DndContext>
  )
}

/** The hours beside the days. Each entry says its time itself. */
function HourNames({ hours }: { hours: readonly number[] }) {
  const { text } = usePageHost()
  return (
    <div className="calendar-hours" aria-hidden>
      <span />
      <span />
      <span>{text('calendar.allDay')}</span>
      {hours.map((hour) => (
        <span key={hour}>{hourName(hour)}</span>
      ))}
    </div>
  )
}
