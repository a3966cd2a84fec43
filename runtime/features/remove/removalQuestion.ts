import type { Row } from '../../../schemas/api/Result'
import { expressionUser } from '../../../schemas/rules/ExpressionUser'
import { rowName } from '../../fields/rowName'
import type { RowsPart } from '../../model/PageModel'
import type { PageHost, Question } from '../../session/PageHost'

/** Records that a question names; of more it says how many they are. */
const mostNamed = 5

/** Fields whose texts name a record: its number and its name. */
const namingFields = 2

/** Asks whether these records are to be deleted, and names them. */
export function removalQuestion(
  { text, user }: Pick<PageHost, 'text' | 'user'>,
  { columns, tree, deleteQuestion }: RowsPart,
  rows: readonly Row[],
): Question {
  const label = columns.filter(({ key }) => key === tree?.labelKey)
  const fields = label.length > 0 ? label : columns
  const names = rows.map((row) => rowName(row, fields, expressionUser(user), namingFields)).filter((name) => name !== '')
  const left = rows.length - Math.min(names.length, mostNamed)
  const lines = [deleteQuestion ?? text('list.confirmDeleteText'), ...names.slice(0, mostNamed)]
  if (names.length > 0 && left > 0) lines.push(text('list.andMore', { n: left }))
  return { title: text('list.confirmDelete'), content: lines.join('\n'), verb: text('list.delete'), danger: true }
}
