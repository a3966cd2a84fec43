import type { Row } from '../../schemas/api/Result'
import { expressionUser } from '../../schemas/rules/ExpressionUser'
import { rowName } from '../fields/rowName'
import type { RowsPart } from '../model/PageModel'
import type { PageHost } from '../session/PageHost'

/** Records that a question names; of more it says how many they are. */
const mostNamed = 5

/** Fields whose texts name a record: its number and its name. */
const namingFields = 2

/** A question about records, and below it their names, each on a line of its own. */
export function questionOver(
  question: string,
  { text, user }: Pick<PageHost, 'text' | 'user'>,
  { columns, tree }: Pick<RowsPart, 'columns' | 'tree'>,
  rows: readonly Row[],
): string {
  const label = columns.filter(({ key }) => key === tree?.labelKey)
  const fields = label.length > 0 ? label : columns
  const names = rows.map((row) => rowName(row, fields, expressionUser(user), namingFields)).filter((name) => name !== '')
  const left = rows.length - Math.min(names.length, mostNamed)
  const more = names.length > 0 && left > 0 ? [text('list.andMore', { n: left })] : []
  return [question, ...names.slice(0, mostNamed), ...more].join('\n')
}
