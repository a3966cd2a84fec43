import type { FormPage } from './FormPage'
import type { ListPage } from './ListPage'
import type { ReportPage } from './ReportPage'

/** Every kind of page and its config. Kept by hand: the JSON Schema is generated from it. */
export interface PageConfigs {
  list: ListPage
  form: FormPage
  report: ReportPage
}

/**
 * One page, as its JSON file holds it.
 * @discriminator kind
 */
export type PageConfig = PageConfigs[keyof PageConfigs]

export type PageKind = keyof PageConfigs

/** The version of the page language that this product reads and writes. */
export const languageVersion = 1
