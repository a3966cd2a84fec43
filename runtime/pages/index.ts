import { fetcher } from '../kit/fetcher'
import { withArea } from '../session/loadLanguage'
import type { PageScreens } from './PageScreens'

const importCalendar = withArea('calendar', () => import('./calendar/CalendarPage'))

/** Fetches the component of every kind of page; draws nothing, so that whoever knows a page's kind first can ask. It does not compile while one is missing. */
export const pageScreens: PageScreens = {
  list: fetcher(() => import('./ListPage'), 'ListPage'),
  form: fetcher(() => import('./FormPage'), 'FormPage'),
  calendar: fetcher(importCalendar, 'CalendarPage'),
  report: fetcher(() => import('./ReportPage'), 'ReportPage'),
}
