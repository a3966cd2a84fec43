import { isEmptyValue } from '../../schemas/rules/isEmptyValue'
import { rowNames } from '../fields/rowNames'
import type { RemovalHandler } from './removalHandlers'

/** Asks once more where something was written into the rows, and names them. Empty ones go without. */
export const askFilledRows: RemovalHandler = {
  timeLimit: 'none',
  async confirm({ host, table, rows }) {
    const filled = rows.filter((row) => table.fields.some((field) => field.isInList && !isEmptyValue(row[field.key])))
    const content = rowNames(filled, table.fields, host)
    if (content === undefined) return true
    const title = host.text('table.removeFilled', { count: filled.length })
    const mayGo = await host.confirm({ title, content, verb: host.text('table.remove'), danger: true })
    return mayGo || host.text('table.removeKept')
  },
}
