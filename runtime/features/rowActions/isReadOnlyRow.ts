import type { Row } from '../../../schemas/api/Result'
import { expressionUser } from '../../../schemas/rules/ExpressionUser'
import type { FormPart } from '../../model/PageModel'
import type { PageHost } from '../../session/PageHost'

/** Whether whoever is signed in only reads the row, although the page can change others. */
export function isReadOnlyRow(
  { user, can }: Pick<PageHost, 'user' | 'can'>,
  { readOnlyRows }: Pick<FormPart, 'readOnlyRows'>,
  row: Row,
): boolean {
  if (!readOnlyRows || (readOnlyRows.unless !== undefined && can(readOnlyRows.unless))) return false
  return readOnlyRows.when.evaluate({ row, user: expressionUser(user) }) === true
}
