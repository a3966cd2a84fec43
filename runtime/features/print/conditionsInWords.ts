import type { Row } from '../../../schemas/api/Result'
import { cellText } from '../../fields/cellText'
import type { FieldModel, QueryItemModel } from '../../model/PageModel'
import { queriedFields } from '../../query/advancedQuery'
import { isBlank, plain } from '../../query/listParams'
import { type FeatureText, featureText } from '../../session/featureText'
import { queryWords } from '../advancedQuery/queryWords'
import { queryTexts } from '../advancedQuery/texts'
import { filterTexts, quotedValue } from '../columnFilters/filterTexts'
import { filterWords } from '../columnFilters/filterWords'
import type { RowsContext } from '../ListFeature'
import { printTexts } from './printTexts'

type Asking = Pick<RowsContext, 'host' | 'page' | 'queried' | 'asked' | 'period'>
type Say = FeatureText<keyof typeof printTexts>

/** What the rows are asked by, a few words for each condition. `rows` are those that were found: they know the names of what was chosen by its id. */
export function conditionsInWords({ host, page, queried, asked, period }: Asking, rows: readonly Row[]): string[] {
  const { language } = host
  const say = featureText(printTexts, language)
  const sayFilter = featureText(filterTexts, language)
  const filters = page.columns.flatMap((field) => {
    const filter = asked.filters[field.key]
    return filter ? [filterWords(field, filter, sayFilter)] : []
  })
  const advanced = asked.advanced && [queryWords(asked.advanced, queriedFields(page), featureText(queryTexts, language))]
  return [
    ...(period === undefined ? [] : [period]),
    ...page.queryItems.filter(({ isHidden }) => !isHidden).flatMap((item) => itemWords(item, queried[item.field.key], rows, say)),
    ...(asked.searchText ? [`${say('words')} ${say(quotedValue, { value: asked.searchText })}`] : []),
    ...filters,
    ...(advanced ?? []),
  ]
}

function itemWords({ field, label, isRange }: QueryItemModel, value: unknown, rows: readonly Row[], say: Say): string[] {
  if (isBlank(value)) return []
  if (!isRange) return [`${label} ${say(quotedValue, { value: valueText(field, value, rows) })}`]
  const [begin, end] = Array.isArray(value) ? value : []
  const first = isBlank(begin) ? undefined : valueText(field, begin, rows)
  const last = isBlank(end) ? undefined : valueText(field, end, rows)
  if (first !== undefined && last !== undefined) return [`${label} ${first} – ${last}`]
  if (first !== undefined) return [`${label} ${say('from', { value: first })}`]
  return last === undefined ? [] : [`${label} ${say('until', { value: last })}`]
}

function valueText(field: FieldModel, value: unknown, rows: readonly Row[]): string {
  const asked = plain(value)
  const found = rows.find((row) => row[field.key] === asked)
  return cellText(found ?? { [field.key]: asked }, field)
}
