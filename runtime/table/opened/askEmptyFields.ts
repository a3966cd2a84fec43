import type { Row } from '../../../schemas/api/Result'
import { expressionUser } from '../../../schemas/rules/ExpressionUser'
import { isEmptyValue } from '../../../schemas/rules/isEmptyValue'
import type { FieldModel } from '../../model/PageModel'
import type { RowConfirmationHandler } from './rowConfirmations'

/** Asks once more where fields of the form are empty, and names them. */
export const askEmptyFields: RowConfirmationHandler = {
  timeLimit: 'none',
  async confirm({ host, table, row }) {
    const user = expressionUser(host.user)
    const empty = table.fields.filter((field) => isToBeFilled(field, row, user) && isEmptyValue(row[field.key]))
    if (empty.length === 0) return true
    const content = empty.map(({ title }) => title).join('\n')
    const question = { title: host.text('table.rowUnfinished'), content, verb: host.text('table.confirmAnyway') }
    return (await host.confirm(question)) || host.text('table.rowKeptOpen')
  },
}

/** Whether people can fill the field in this row. */
function isToBeFilled(
  { isInForm, problem, isDisabled, value, facts, visibleWhen }: FieldModel,
  row: Row,
  user: ReturnType<typeof expressionUser>,
): boolean {
  if (!isInForm || problem || isDisabled || value || facts.isRowOrder) return false
  return visibleWhen === undefined || visibleWhen.evaluate({ row, user }) === true
}
