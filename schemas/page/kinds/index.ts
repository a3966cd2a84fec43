import type { PageFacts } from '../PageFacts'
import { type CalendarPageConfig, calendarFacts } from './calendar'
import { type FormPageConfig, formFacts } from './form'
import { type ListPageConfig, listFacts } from './list'
import { type ReportPageConfig, reportFacts } from './report'

/** Every kind of page and its config. Kept by hand: the JSON Schema is generated from it. */
export interface PageConfigs {
  list: ListPageConfig
  form: FormPageConfig
  report: ReportPageConfig
  calendar: CalendarPageConfig
}

/** The facts of every kind of page. */
export const pageFacts = {
  list: listFacts,
  form: formFacts,
  report: reportFacts,
  calendar: calendarFacts,
} satisfies { readonly [K in keyof PageConfigs]: PageFacts<PageConfigs[K]> }

/**
 * One page, as its JSON file holds it.
 * @discriminator kind
 */
export type PageConfig = PageConfigs[keyof PageConfigs]

/** Name of a kind of page. */
export type PageKind = keyof PageConfigs

export const pageKinds = Object.keys(pageFacts) as PageKind[]
