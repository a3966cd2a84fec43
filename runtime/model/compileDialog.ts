import type { FieldConfig } from '../../schemas/fields'
import type { QueryItem } from '../../schemas/page/parts/Query'
import type { Language } from '../../schemas/page/Text'
import { compileField } from './compileField'
import { compileQuery } from './compileQuery'
import { PageFindings } from './Findings'
import type { FieldModel, QueryPart } from './PageModel'

/** A field that stands on no page: an input in a dialog of the product's own. `page`: the page that is asked for its choices. */
export function compileDialogField<F extends FieldConfig>(config: F, language: Language, page?: string): FieldModel<F> {
  const place = { path: '', fallbackKey: config.key, isDisabled: false, ...(page === undefined ? {} : { address: { page } }) }
  // A cast: a field is compiled to the model of its own kind, which the type of any field cannot say.
  return compileField(config, place, new PageFindings(language)) as unknown as FieldModel<F>
}

const nothing: ReadonlySet<string> = new Set()

/** A query as a page writes it. */
export interface DialogQuery {
  columns: readonly FieldConfig[]
  queryConfig: readonly QueryItem[]
  /** The page that is asked for what can be chosen. */
  page?: string
}

/** The query form of a dialog that stands on no page. */
export function compileDialogQuery({ columns, queryConfig, page }: DialogQuery, language: Language): QueryPart {
  const fields = columns.map((config) => compileDialogField(config, language, page))
  return { queryItems: compileQuery(queryConfig, { fields, hidden: nothing, isOpen: true }, new PageFindings(language)) }
}
