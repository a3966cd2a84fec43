import { describe, expect, it } from 'vitest'
import { everyProblem } from '../../../server-mock/resource/import/everyProblem'
import type { ImportRow, RowProblem } from '../../../server-mock/resource/import/ImportFile'

const fields = [
  { key: 'amount', type: 'inputNumber' },
  { key: 'reason', type: 'input', requiredWhen: 'row.amount == null' },
  { key: 'code', type: 'input' },
]
// A cast: what is asked of a sheet.
const sheet = { name: 'Rows', table: { fields }, columns: fields.map(({ key }, index) => ({ column: { key }, index })) }
const row = { sheet, source: { number: 2, cells: [] }, values: { amount: 'many' }, problems: new Map(), subs: [] } as unknown as ImportRow
const problem = (of: ImportRow, key: string): RowProblem => ({ row: of, column: fields.findIndex((one) => one.key === key), message: key })

describe('everything that is wrong with a row of a file', () => {
  it('is found without the values that were refused, and said of the row of the file', async () => {
    const checked: unknown[] = []
    const found = await everyProblem(row, [problem(row, 'amount')], async (rest) => {
      checked.push(rest.values)
      return [problem(rest, 'code'), problem(rest, 'amount')]
    })
    expect(checked).toEqual([{}, {}])
    expect(found.map(({ message }) => message)).toEqual(['amount', 'code'])
    expect(found.every((one) => one.row === row)).toBe(true)
  })

  it('is nothing that is so only because a refused value was left out', async () => {
    const found = await everyProblem(row, [problem(row, 'amount')], async (rest) => [problem(rest, 'reason'), problem(rest, 'code')])
    expect(found.map(({ message }) => message)).toEqual(['amount', 'code'])
  })
})
