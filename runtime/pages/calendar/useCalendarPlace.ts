import dayjs from 'dayjs'
import { useEffect } from 'react'
import { defaults } from '../../../schemas/json/propertyShapes'
import { type CalendarView, calendarViews } from '../../../schemas/page/kinds/calendar'
import { searchOf } from '../../kit/searchOf'
import type { ModelOf } from '../../model/PageModel'
import type { useQueryAddress } from '../../query/useQueryAddress'
import { usePageHost } from '../../session/PageHost'
import { type Day, today } from './calendarDays'

/** No key of a field has a hyphen: nothing that is asked for by a query is called so. */
export const placeNames = { view: 'calendar-view', day: 'calendar-day' } as const

/** Which days are shown, and how many at a time. */
interface CalendarPlace {
  view: CalendarView
  day: Day
}

/**
 * The place in a calendar, kept in its address: `?calendar-view=week&calendar-day=2026-03-18`. What is as the page says, and today, is left out; what an
 * address has wrong is left out as well, and said.
 */
export function useCalendarPlace(
  { config }: ModelOf<'calendar'>,
  { current, write }: Pick<ReturnType<typeof useQueryAddress>, 'current' | 'write'>,
) {
  const { notify, text } = usePageHost()
  const usual: CalendarPlace = { view: config.view ?? defaults['CalendarPageConfig.view'], day: today() }
  const asked = new URLSearchParams(current)
  const [askedView, askedDay] = [asked.get(placeNames.view), asked.get(placeNames.day)]
  const view = askedView === null ? usual.view : calendarViews.find((name) => name === askedView)
  const day = askedDay === null ? usual.day : isDay(askedDay) ? askedDay : undefined
  const wrong = [...(view ? [] : [askedView]), ...(day ? [] : [askedDay])].join(', ')
  useEffect(() => {
    if (wrong !== '') notify('warning', text('list.wrongInAddress', { labels: wrong }))
  }, [wrong, notify, text])
  const place = { view: view ?? usual.view, day: day ?? usual.day }
  const goTo = (change: Partial<CalendarPlace>) => {
    const next = { ...place, ...change }
    const params = new URLSearchParams(current)
    for (const part of ['view', 'day'] as const) {
      if (next[part] === usual[part]) params.delete(placeNames[part])
      else params.set(placeNames[part], next[part])
    }
    write(searchOf(params))
  }
  return { ...place, goTo }
}

function isDay(text: string): text is Day {
  const at = dayjs(text)
  return /^\d{4}-\d\d-\d\d$/.test(text) && at.isValid() && at.format('YYYY-MM-DD') === text
}
