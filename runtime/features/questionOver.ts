import type { Row } from '../../schemas/api/Result'
import { rowNames } from '../fields/rowNames'
import type { RowsPart } from '../model/PageModel'
import type { PageHost } from '../session/PageHost'

/** Fields whose texts name a record: its number and its name. */
const namingFields = 2

/** A question about records, and below it their names, each on a line of its own. */
export function questionOver(
  question: string,
  host: Pick<PageHost, 'text' | 'user'>,
  { columns, tree }: Pick<RowsPart, 'columns' | 'tree'>,
  rows: readonly Row[],
): string {
  const label = columns.filter(({ key }) => key === tree?.labelKey)
  const names = rowNames(rows, label.length > 0 ? label : columns, host, namingFields)
  return names === undefined ? question : `${question}\n${names}`
}
