import type { Finding, Path } from '../../checks/Finding'
import { findMissing } from '../../checks/meaning/missing'
import type { FieldConfig } from '../../fields'
import { factsOf } from '../../fields/findFieldKind'
import type { ListUrls } from '../../wire/rowCalls'
import type { PageBase } from '../PageBase'
import type { PageFacts } from '../PageFacts'
import type { FormLayout } from '../parts/Form'
import type { QueryItem } from '../parts/Query'
import type { Resource } from '../parts/Resource'
import type { SubTable } from '../parts/SubTable'
import { nameField, starterResource, starterUrls } from '../starterParts'

/** Which rows stand out: those whose field holds one of the values. */
export interface CalendarException {
  /**
   * Key of the field.
   * @names fields
   */
  field: string
  /**
   * Values that mark the row.
   * @minItems 1
   */
  values: (string | number | boolean)[]
}

/** What of a row makes it an entry of the calendar. */
export interface CalendarEntries {
  /**
   * Field with the day or moment that the entry starts at.
   * @names fields
   */
  start: string
  /**
   * Field with the day or moment that it ends at, that day included. The entry stands on one day when left out or empty.
   * @names fields
   */
  end?: string
  /**
   * Field that names the entry.
   * @names fields
   */
  title: string
  /** Entries that are marked as exceptions. */
  exception?: CalendarException
}

/** How many days a calendar shows at a time. */
export type CalendarView = 'month' | 'week' | 'day'

/** Rows by their days: a month, a week or a day at a time. */
export interface CalendarPageConfig extends PageBase {
  kind: 'calendar'
  /** The calls. */
  url: ListUrls
  /** What of a row makes it an entry. */
  entries: CalendarEntries
  /**
   * What is shown first.
   * @default "month"
   */
  view?: CalendarView
  /** Inputs of the query bar. */
  queryConfig?: QueryItem[]
  /**
   * Fields of a row: what an entry tells of itself, and its form.
   * @minItems 1
   */
  columns: FieldConfig[]
  /** Layout of the form. */
  form?: FormLayout
  /** Rows that belong to a row of this page. */
  subTables?: SubTable[]
  /** The table behind the page. Without it the calls belong to another backend. */
  resource?: Resource
}

/** All that a calendar can show, the most days first. */
export const calendarViews: readonly CalendarView[] = ['month', 'week', 'day']

export const calendarFacts = {
  fields: 'columns',
  parts: ['rows', 'query', 'form', 'toolbar'],
  servesButtons: true,
  namesOpenRow: true,
  // Its order is that of time, and it has no columns that could be arranged.
  viewKeeps: ['filters', 'query', 'span'],
  // The days on the screen are one page of the list: as many rows as a call answers.
  pageSize: 1000,
  defaultSort: [],
  name: { 'zh-CN': '日历', 'en-US': 'Calendar', 'de-DE': 'Kalender' },
  starter: (code) => ({
    url: starterUrls(code, ['list', 'queryById', 'add', 'edit', 'delete']),
    entries: { start: 'startTime', title: 'name' },
    columns: [
      nameField,
      {
        key: 'startTime',
        type: 'datetime',
        title: { 'zh-CN': '开始时间', 'en-US': 'Starts', 'de-DE': 'Beginn' },
        validateRules: [{ required: true }],
      },
    ],
    resource: starterResource(code),
  }),
  compares: ({ entries: { exception } }) =>
    (exception?.values ?? []).map((value, index) => ({
      field: exception?.field ?? '',
      value,
      path: ['entries', 'exception', 'values', index],
    })),
  check: checkEntries,
} satisfies PageFacts<CalendarPageConfig>

/** Entries are named by fields that are there; their days by fields that hold days. */
function checkEntries({ entries, columns, url }: CalendarPageConfig): Finding[] {
  const keys = new Set(columns.map(({ key }) => key))
  const days = new Set(columns.filter(holdsDay).map(({ key }) => key))
  const day = (name: string, path: Path): Finding[] => {
    if (!keys.has(name) || days.has(name)) return findMissing('unknown-field', name, keys, path)
    return [{ code: 'not-in-list', path, values: { found: name, known: [...days].join(', ') } }]
  }
  return [
    ...(url.list === undefined ? [{ code: 'no-list-url', path: ['url'], severity: 'warning' } as const] : []),
    ...day(entries.start, ['entries', 'start']),
    ...(entries.end === undefined ? [] : day(entries.end, ['entries', 'end'])),
    ...findMissing('unknown-field', entries.title, keys, ['entries', 'title']),
    ...(entries.exception ? findMissing('unknown-field', entries.exception.field, keys, ['entries', 'exception', 'field']) : []),
  ]
}

function holdsDay(field: FieldConfig): boolean {
  const column = factsOf(field).column(field)
  return column === 'date' || column === 'timestamp'
}
