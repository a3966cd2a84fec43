import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCommand } from '../../../runtime/rows/applyCommand'
import type { RowCommand } from '../../../runtime/rows/Command'
import { mergeOf } from '../../../runtime/rows/mergeRemote'
import { addedRow, type RowState } from '../../../runtime/rows/RowState'
import type { RowsCore } from '../../../runtime/rows/RowsCore'
import { changesOf } from '../../../runtime/rows/sentValues'
import type { Row } from '../../../schemas/api/Result'
import type { FieldValue } from '../../../schemas/fields/FieldFacts'
import { isEmptyValue } from '../../../schemas/rules/isEmptyValue'
import { factsOf, openRows, sampleRows } from './sampleRows'

const texts = fc.constantFrom('', 'a', 'b', 'name 1', 'open', 'closed')
const numbers = fc.constantFrom(null, 0, 1, 2, 3)

/** What a person may do, with numbers in the place of rows. */
const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('text' as const),
      row: fc.nat(),
      key: fc.constantFrom('name', 'state', 'note', 'reason'),
      value: texts,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('number' as const), row: fc.nat(), key: fc.constantFrom('price', 'count'), value: numbers }),
  },
  fc.record({ kind: fc.constant('insert' as const), index: fc.nat() }),
  fc.record({ kind: fc.constant('remove' as const), row: fc.nat(), more: fc.nat(2) }),
  fc.record({ kind: fc.constant('move' as const), row: fc.nat(), index: fc.nat() }),
  fc.record({
    kind: fc.constant('paste' as const),
    row: fc.nat(),
    lines: fc.array(fc.record({ name: texts, price: numbers, state: texts }), { maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant('fill' as const), row: fc.nat(), key: fc.constantFrom('name', 'state', 'price'), more: fc.nat(3) }),
)
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never

/** What somebody else may have saved meanwhile. */
const remote = fc.record({
  kind: fc.constant('remote' as const),
  edited: fc.array(fc.record({ row: fc.nat(), name: texts, price: numbers }), { maxLength: 3 }),
  deleted: fc.array(fc.nat(), { maxLength: 2 }),
  added: fc.nat(2),
})
type Remote = typeof remote extends fc.Arbitrary<infer T> ? T : never

const pick = (rows: RowsCore, number: number): RowState | undefined => rows.rows[number % (rows.rows.length || 1)]

function act(rows: RowsCore, action: Action): void {
  const row = 'row' in action ? pick(rows, action.row) : undefined
  if (action.kind === 'insert') rows.insert(addedRow({ state: 'open' }), action.index % (rows.rows.length + 1))
  else if (!row) return
  else if (action.kind === 'remove') {
    const start = rows.rows.indexOf(row)
    rows.remove(rows.rows.slice(start, start + action.more + 1).map(({ key }) => key))
  } else if (action.kind === 'paste') paste(rows, rows.rows.indexOf(row), action.lines)
  else if (action.kind === 'fill') {
    const start = rows.rows.indexOf(row)
    const value = row.values[action.key] as FieldValue
    rows.typeAll(rows.rows.slice(start, start + action.more + 1).map((one) => ({ row: one, cells: [{ key: action.key, value }] })))
  } else if (action.kind === 'move') rows.move(row, action.index % rows.rows.length)
  else rows.type(row, action.key, action.value)
}

/** Lines over the rows from one on, and behind the last one in rows that are new. */
function paste(rows: RowsCore, start: number, lines: readonly Readonly<Record<string, FieldValue>>[]): void {
  const there = rows.rows.slice(start, start + lines.length)
  const added = lines.slice(there.length).map(() => addedRow({ state: 'open' }))
  const entered = [...there, ...added].map((row, index) => ({
    row,
    cells: Object.entries(lines[index] ?? {}).map(([key, value]) => ({ key, value })),
  }))
  rows.typeAll(entered, added)
}

let version = 1
function serverRows(stored: readonly Row[], { edited, deleted, added }: Remote): Row[] {
  version += 1
  const rows = stored.slice()
  for (const { row, name, price } of edited) {
    const index = row % (rows.length || 1)
    const found = rows[index]
    if (found) rows[index] = { ...found, rowVersion: version, name, price, total: Number(price) * Number(found.count) }
  }
  for (const index of deleted) rows.splice(index % (rows.length || 1), 1)
  for (let index = 0; index < added; index += 1)
    rows.push({ ...(sampleRows(1)[0] as Row), id: `s${version}${index}`, place: rows.length + 1 })
  return rows
}

function stateOf(rows: RowsCore) {
  return {
    rows: rows.rows.map((row) => ({ key: row.key, stored: row.stored, typed: [...row.typed].sort(), values: { ...rows.readRow(row) } })),
    removed: [...rows.removed.keys()].sort(),
    changes: changesOf(rows),
    isDirty: rows.isDirty,
  }
}

/** The difference between what is stored and what stands there, told by comparing everything. */
function differenceOf(rows: RowsCore, stored: readonly Row[]) {
  const keys = rows.plan.keys
  const isHidden = (values: Readonly<Record<string, unknown>>, key: string) => key === 'reason' && values.state !== 'closed'
  const pairs = rows.rows.map((row) => ({ row, values: rows.readRow(row), base: stored.find(({ id }) => row.stored && id === row.key) }))
  const differing = (values: Readonly<Record<string, unknown>>, base: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      keys
        .filter((key) => values[key] !== base[key] && !(isEmptyValue(values[key]) && isEmptyValue(base[key])) && !isHidden(values, key))
        .map((key) => [key, isEmptyValue(values[key]) ? null : values[key]]),
    )
  const edited = pairs.flatMap(({ values, base }) => {
    const changed = base ? differing(values, base) : {}
    return base && Object.keys(changed).length > 0 ? [{ id: base.id, rowVersion: base.rowVersion, ...changed }] : []
  })
  const added = pairs.flatMap(({ values, base }) => (base ? [] : [differing(values, {})]))
  const deleted = stored.filter(({ id }) => !pairs.some(({ base }) => base?.id === id)).map(({ id }) => id)
  return { edited, added, deleted: deleted.sort() }
}

const sent = (rows: RowsCore) => {
  const { edited = [], added = [], deleted = [] } = changesOf(rows)
  return { edited, added, deleted: [...deleted].sort() }
}

describe('any sequence of what a person does', () => {
  it('taken back gives the first state, and done again the last', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.array(action, { maxLength: 25 }), (count, actions) => {
        const facts = factsOf()
        const rows = openRows(sampleRows(count), facts)
        const first = stateOf(rows)
        for (const one of actions) act(rows, one)
        const last = stateOf(rows)
        let steps = 0
        while (facts.log.undo()) steps += 1
        expect(stateOf(rows)).toEqual(first)
        expect(first.isDirty).toBe(false)
        while (facts.log.redo()) steps -= 1
        expect(stateOf(rows)).toEqual(last)
        expect(steps).toBe(0)
      }),
      { numRuns: 500 },
    )
  })

  it('taken back command by command gives the first state, also where somebody else has saved in between', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.array(fc.oneof({ weight: 4, arbitrary: action }, remote), { maxLength: 20 }), (count, actions) => {
        let stored: Row[] = sampleRows(count)
        const rows = openRows(stored)
        const first = stateOf(rows)
        const inverses: RowCommand[] = []
        const apply = (command: RowCommand) => {
          const inverse = applyCommand(rows, command)
          if (inverse) inverses.push(inverse)
        }
        for (const one of actions) {
          const row = 'row' in one ? pick(rows, one.row) : undefined
          if (one.kind === 'remote') {
            stored = serverRows(stored, one)
            apply(mergeOf(rows, stored))
          } else if (one.kind === 'insert')
            apply({
              kind: 'insert',
              rows: [{ row: addedRow({ state: 'open' }), index: one.index % (rows.rows.length + 1) }],
              isNumbered: true,
            })
          else if (row && one.kind === 'remove') apply({ kind: 'remove', keys: [row.key], isNumbered: true })
          else if (row && one.kind === 'move') apply({ kind: 'move', row: row.key, index: one.index % rows.rows.length, isNumbered: true })
          else if (row && 'value' in one) apply({ kind: 'set', row: row.key, entries: new Map([[one.key, one.value]]) })
        }
        for (const inverse of inverses.reverse()) applyCommand(rows, inverse)
        expect(stateOf(rows)).toEqual(first)
      }),
      { numRuns: 500 },
    )
  })

  it('B4-rows leaves the rows numbered from 1, and each stored row either there or among the removed ones', () => {
    const turn = fc.oneof(fc.record({ kind: fc.constant('undo' as const) }), fc.record({ kind: fc.constant('redo' as const) }))
    fc.assert(
      fc.property(fc.nat(8), fc.array(fc.oneof({ weight: 5, arbitrary: action }, turn), { maxLength: 25 }), (count, actions) => {
        const facts = factsOf()
        const rows = openRows(sampleRows(count), facts)
        for (const one of actions) {
          if (one.kind === 'undo') facts.log.undo()
          else if (one.kind === 'redo') facts.log.redo()
          else act(rows, one)
          expect(rows.rows.map((row) => rows.readRow(row).place)).toEqual(rows.rows.map((_, index) => index + 1))
          const keys = rows.rows.map(({ key }) => key)
          expect(new Set(keys).size).toBe(keys.length)
          const stored = rows.rows.flatMap(({ key, stored }) => (stored ? [key] : []))
          expect([...stored, ...rows.removed.keys()].sort()).toEqual(sampleRows(count).map(({ id }) => id))
          expect(changesOf(rows).deleted ?? []).toEqual([...rows.removed.keys()])
        }
      }),
      { numRuns: 300 },
    )
  })

  it('sends exactly what differs from what is stored, also where somebody else has saved in between and steps were taken back', () => {
    const turn = fc.oneof(fc.record({ kind: fc.constant('undo' as const) }), fc.record({ kind: fc.constant('redo' as const) }))
    const anything = fc.oneof({ weight: 6, arbitrary: action }, remote, turn)
    fc.assert(
      fc.property(fc.nat(8), fc.array(anything, { maxLength: 25 }), (count, actions) => {
        const facts = factsOf()
        let stored: Row[] = sampleRows(count)
        const rows = openRows(stored, facts)
        for (const one of actions) {
          if (one.kind === 'remote') {
            stored = serverRows(stored, one)
            rows.takeStored(stored)
          } else if (one.kind === 'undo') facts.log.undo()
          else if (one.kind === 'redo') facts.log.redo()
          else act(rows, one)
          const difference = differenceOf(rows, stored)
          expect(sent(rows)).toEqual(difference)
          expect(rows.isDirty).toBe(Object.values(difference).some((list) => list.length > 0))
        }
      }),
      { numRuns: 500 },
    )
  })
})
