import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkAll, wrongCells } from '../../../runtime/rows/checkRows'
import { OrderNode } from '../../../runtime/rows/RowOrder'
import { addedRow } from '../../../runtime/rows/RowState'
import type { RowsCore } from '../../../runtime/rows/RowsCore'
import { changesOf } from '../../../runtime/rows/sentValues'
import type { Row } from '../../../schemas/api/Result'
import { factsOf, openRows } from './sampleRows'

afterEach(() => {
  vi.restoreAllMocks()
})

const columnCount = 20
const columns = [
  { key: 'place', type: 'rowDragSort' },
  { key: 'c0', type: 'input', title: 'Code', validateRules: [{ required: true }, { unique: true }] },
  { key: 'c1', type: 'inputNumber', title: 'Number', statistics: ['sum'] },
  { key: 'c2', type: 'inputNumber', title: 'Double', value: 'row.c1 * 2' },
  ...Array.from({ length: columnCount - 4 }, (_, index) => ({ key: `c${index + 3}`, type: 'input', title: `Column ${index}` })),
]

/** Rows that count how often anything is read of them, and the steps through their order. */
function openCounted(count: number) {
  let reads = 0
  const stored = Array.from({ length: count }, (_, index): Row => {
    const row: Row = { id: `r${index}`, rowVersion: 1, place: index + 1 }
    for (let column = 0; column < columnCount - 1; column += 1) row[`c${column}`] = column === 1 ? index : `${index}/${column}`
    const counted =
      <A extends unknown[], T>(ask: (...given: A) => T) =>
      (...given: A) => {
        reads += 1
        return ask(...given)
      }
    return new Proxy<Row>(row, {
      get: counted(Reflect.get),
      getOwnPropertyDescriptor: counted(Reflect.getOwnPropertyDescriptor),
      has: counted(Reflect.has),
    })
  })
  const rows = openRows(stored, factsOf(columns))
  const refresh = vi.spyOn(OrderNode.prototype, 'refresh')
  const before = vi.spyOn(OrderNode.prototype, 'before')
  /** What an action costs. */
  const costOf = (action: () => void): number => {
    reads = 0
    refresh.mockClear()
    before.mockClear()
    action()
    return reads + refresh.mock.calls.length + before.mock.calls.length
  }
  const middle = rows.rows[count >> 1]
  if (!middle) throw new Error('no rows')
  // What is asked of columns and places is built at the first question.
  rows.type(middle, 'c0', 'warm')
  rows.indexes.sumOf('c1')
  rows.move(middle, 3)
  const costOfAll = async (action: () => Promise<unknown>): Promise<number> => {
    reads = 0
    await action()
    return reads
  }
  return { rows, middle, costOf, costOfAll }
}

const actions: Record<string, (rows: RowsCore, middle: RowsCore['rows'][number]) => void> = {
  'setting a cell': (rows, middle) => rows.type(middle, 'c5', 'typed'),
  'setting a cell that others are computed and added up from': (rows, middle) => rows.type(middle, 'c1', 7),
  'setting a cell that must differ from all others': (rows, middle) => rows.type(middle, 'c0', '50/0'),
  'inserting in the middle': (rows) => rows.insert(addedRow({}), rows.order.length >> 1),
  'removing from the middle': (rows, middle) => rows.remove([middle.key]),
  'moving to the end': (rows, middle) => rows.move(middle, rows.order.length - 1),
  'asking whether anything is to be saved': (rows) => void expect(rows.isDirty).toBe(true),
  'asking what a column makes together': (rows) => void expect(rows.indexes.sumOf('c1').count).toBe(rows.order.length),
  'asking for the number of a row': (rows, middle) => void rows.readRow(middle),
  'taking back and doing again': (rows, middle) => {
    rows.type(middle, 'c5', 'typed')
    rows.move(middle, 0)
    const { log } = rows.facts()
    log.undo()
    log.undo()
    log.redo()
    log.redo()
  },
}

describe('what an action costs', () => {
  for (const [name, action] of Object.entries(actions)) {
    it(`is the same among 10,000 rows as among 100: ${name}`, () => {
      const costs = [100, 10_000].map((count) => {
        const { rows, middle, costOf } = openCounted(count)
        return costOf(() => action(rows, middle))
      })
      // A place is found in the logarithm of the number of rows, which doubles; whatever reads all rows would cost a hundred times as much.
      expect(costs[1]).toBeLessThanOrEqual(3 * (costs[0] ?? 0) + 20)
    })
  }

  it('grows with the changed cells, and not with the rows, when what is to be saved is collected', () => {
    const costs = [100, 10_000].map((count) => {
      const { rows, middle, costOf } = openCounted(count)
      const { log } = rows.facts()
      log.undo()
      log.undo()
      rows.type(middle, 'c5', 'typed')
      return costOf(() => expect(changesOf(rows).edited).toHaveLength(1))
    })
    expect(costs[1]).toBe(costs[0])
  })

  it('is one writing of the row for what is typed, and none where nothing is given up', () => {
    const { rows, middle } = openCounted(100)
    const write = vi.spyOn(rows, 'setSource')
    rows.type(middle, 'c5', 'typed')
    expect(write).toHaveBeenCalledTimes(1)
    rows.restore(middle, middle, 'c5')
    expect(write).toHaveBeenCalledTimes(1)
  })

  it('grows as the rows do when everything is checked', async () => {
    const costs: number[] = []
    for (const count of [100, 1000]) {
      const { rows, costOfAll } = openCounted(count)
      costs.push(await costOfAll(() => checkAll(rows)))
    }
    const [few = 0, many = 0] = costs
    expect(few).toBeGreaterThan(100)
    expect(many).toBeLessThanOrEqual(11 * few)
  })

  it('lets the page breathe while many rows are checked, and finds all that is wrong, but not what was removed meanwhile', async () => {
    let clock = 0
    vi.spyOn(performance, 'now').mockImplementation(() => clock++)
    const rows = openRows(
      Array.from({ length: 100 }, (_, index): Row => ({ id: `r${index}`, rowVersion: 1, c0: '' })),
      factsOf(columns),
    )
    let turns = 0
    const checking = checkAll(rows)
    const count = setInterval(() => {
      turns += 1
      if (turns === 1) rows.remove(['r99'])
    })
    await checking
    clearInterval(count)
    expect(turns).toBeGreaterThan(3)
    expect(wrongCells(rows).map(({ row, field }) => `${row.key} ${field.key}`)).toEqual(
      Array.from({ length: 99 }, (_, index) => `r${index} c0`),
    )
  })
})
