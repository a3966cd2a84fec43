import type { LocatedField } from '../../page/anatomy'
import { formerKeysOf } from '../../page/formerKeys'
import { toColumnName } from '../../page/tableNames'
import { systemFields } from '../../wire/systemFields'
import type { Finding } from '../Finding'
import type { CheckedPage, RowView } from './viewPage'

const keyPattern = /^[A-Za-z][A-Za-z0-9_]{0,59}$/
const systemColumns = new Set(systemFields.map(toColumnName))

/** An earlier key of a field is free now, and one field had it: else its values would be anybody's. */
export function checkFormerKeys({ rows }: CheckedPage): Finding[] {
  return rows.flatMap(checkRow)
}

function checkRow({ of, fields, names }: RowView): Finding[] {
  const holders = new Map<string, string>()
  const taken = new Map([...names].map((name) => [toColumnName(name), name]))
  return fields.flatMap(({ field, path }) =>
    formerKeysOf(field).flatMap((was, index): Finding[] => {
      const at = { path: [...path, 'was', ...(Array.isArray(field.was) ? [index] : [])] }
      const column = toColumnName(was)
      if (of === 'params') return [{ code: 'was-of-parameter', path: [...path, 'was'], at: 'key', values: { name: field.key } }]
      if (!keyPattern.test(was)) return [{ code: 'wrong-was', ...at, values: { was } }]
      if (systemColumns.has(column)) return [{ code: 'was-of-system', ...at, values: { was } }]
      const holder = holders.get(column)
      holders.set(column, field.key)
      if (holder === field.key) return [{ code: 'duplicate-key', ...at, values: { name: was } }]
      if (holder !== undefined) return [{ code: 'was-twice', ...at, values: { was, name: field.key, other: holder } }]
      const other = isRespelling(field.key, was) ? undefined : taken.get(column)
      return other === undefined ? [] : [{ code: 'was-in-use', ...at, values: { was, name: field.key, other } }]
    }),
  )
}

/** `orderNo` and `order_no` are stored in the same column: such a field stays where it is. */
function isRespelling(key: LocatedField['field']['key'], was: string): boolean {
  return key !== was && toColumnName(key) === toColumnName(was)
}
