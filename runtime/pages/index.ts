import type { ComponentType } from 'react'
import type { PageKind } from '../../schemas/page/kinds'
import { lazyPart } from '../kit/lazyPart'
import type { ModelOf } from '../model/PageModel'

const importList = () => import('./ListPage')
const importForm = () => import('./FormPage')
const importCalendar = () => import('./calendar/CalendarPage')
const importReport = () => import('./ReportPage')

/** The component of every kind of page. It does not compile while one is missing. */
export const pageComponents: { readonly [K in PageKind]: ComponentType<{ page: ModelOf<K> }> } = {
  list: lazyPart(importList, 'ListPage'),
  form: lazyPart(importForm, 'FormPage'),
  calendar: lazyPart(importCalendar, 'CalendarPage'),
  report: lazyPart(importReport, 'ReportPage'),
}

/** Fetches the code of a kind of page before it is drawn. */
export const importPage: { readonly [K in PageKind]: () => Promise<unknown> } = {
  list: importList,
  form: importForm,
  calendar: importCalendar,
  report: importReport,
}
