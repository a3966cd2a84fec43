import type { Row } from '../../schemas/api/Result'
import { expressionUser } from '../../schemas/rules/ExpressionUser'
import type { FieldModel } from '../model/PageModel'
import type { PageHost } from '../session/PageHost'
import { rowName } from './rowName'

/** Rows that a question names; of more it says how many they are. */
const mostNamed = 5

/** What rows are called by so many of these fields at most, each on a line of its own; undefined where nothing names them. */
export function rowNames(
  rows: readonly Row[],
  fields: readonly FieldModel[],
  { text, user }: Pick<PageHost, 'text' | 'user'>,
  most?: number,
): string | undefined {
  const names = rows.map((row) => rowName(row, fields, expressionUser(user), most)).filter((name) => name !== '')
  if (names.length === 0) return undefined
  const left = rows.length - Math.min(names.length, mostNamed)
  return [...names.slice(0, mostNamed), ...(left > 0 ? [text('list.andMore', { n: left })] : [])].join('\n')
}
