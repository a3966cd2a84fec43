import { isEmptyValue } from '../../schemas/rules/checkValue'
import { expressionUser } from '../../schemas/rules/ExpressionUser'
import { rowName } from '../fields/rowName'
import type { RemovalHandler } from './removalHandlers'

/** How many rows the question names. */
const named = 5

/** Asks once more where something was written into the rows, and names them. Empty ones go without. */
export const askFilledRows: RemovalHandler = {
  timeLimit: 'none',
  async confirm({ host, table, rows }) {
    const filled = rows.filter((row) => table.fields.some((field) => field.isInList && !isEmptyValue(row[field.key])))
    const user = expressionUser(host.user)
    const names = filled.map((row) => rowName(row, table.fields, user)).filter((name) => name !== '')
    if (names.length === 0) return true
    const more = names.length > named ? [host.text('list.andMore', { n: names.length - named })] : []
    const content = [...names.slice(0, named), ...more].join('\n')
    const mayGo = await host.confirm({ title: host.text('table.removeFilled'), content, verb: host.text('table.remove'), danger: true })
    return mayGo || host.text('table.removeKept')
  },
}
