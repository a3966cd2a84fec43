import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitView, type View } from '../../../../runtime/features/views/fitView'
import { permissiveContext } from '../../../../runtime/model/CompileContext'
import { compilePage } from '../../../../runtime/model/compilePage'
import type { ListModel } from '../../../../runtime/model/PageModel'
import type { FieldConfig } from '../../../../schemas/fields'
import type { ListPageConfig } from '../../../../schemas/page/kinds/list'

function pageOf(columns: object[]): ListModel {
  const config = { kind: 'list', version: 1, code: 'x', title: 'X', url: { list: '/x/list' }, columns, resource: { table: 'x' } }
  return compilePage(config as unknown as ListPageConfig, permissiveContext('en-US')) as ListModel
}

const input = (key: string, more: object = {}) => ({ key, type: 'input', title: key.toUpperCase(), isOrder: true, ...more })

const view: View = {
  pageSize: 20,
  disPlay: [
    { columnName: 'b', columnWidth: 50, isLock: 'no' },
    { columnName: 'a', columnWidth: 300, isLock: 'yes' },
  ],
  filter: [{ columnName: 'a', operator1: 'contains', value1: 'x', logicalOperators: 'or', operator2: 'isnull' }],
  order: [{ columnName: 'b', orderType: 'desc' }],
  columns: ['a', 'b', 'c'].map((columnName) => ({ columnName, columnTitle: columnName.toUpperCase() })),
}

const shownBy = ({ columns }: ReturnType<typeof fitView>) => columns.map(({ key, width, lock }) => [key, width, lock])

describe('a view on the columns of a page', () => {
  it('B5.3-view gives the columns their order, width and lock, sorting and filters', () => {
    const fitted = fitView(pageOf([input('a'), input('b'), input('c')]), view)
    expect(shownBy(fitted)).toEqual([
      ['b', 50, undefined],
      ['a', 300, 'left'],
    ])
    expect(fitted.sort).toEqual([{ column: 'b', order: 'desc' }])
    expect(fitted.filters).toEqual({ a: { operator1: 'contains', value1: 'x', logic: 'or', operator2: 'isnull' } })
    expect([fitted.dropped, [...fitted.added]]).toEqual([[], []])
  })

  it('drops columns that are gone, by the names of then, and puts new ones last', () => {
    const fitted = fitView(pageOf([input('d'), input('b'), input('c')]), view)
    expect(shownBy(fitted)).toEqual([
      ['b', 50, undefined],
      ['d', undefined, undefined],
    ])
    expect([fitted.dropped, [...fitted.added], fitted.filters]).toEqual([['A'], ['d'], {}])
  })

  it('follows a column to another key', () => {
    const fitted = fitView(pageOf([input('alpha', { was: 'a' }), input('b'), input('c')]), view)
    expect(fitted.columns.map(({ key }) => key)).toEqual(['b', 'alpha'])
    expect(Object.keys(fitted.filters)).toEqual(['alpha'])
    expect([fitted.dropped, [...fitted.added]]).toEqual([[], []])
  })

  it('drops a filter that a column of another kind cannot be asked for', () => {
    const fitted = fitView(pageOf([{ key: 'a', type: 'inputNumber', title: 'A' }, input('b'), input('c')]), view)
    expect([fitted.filters, fitted.dropped]).toEqual([{}, ['A']])
  })

  it('shows every column where a view has none left', () => {
    const fitted = fitView(pageOf([input('d'), input('e')]), { ...view, columns: [] })
    expect(fitted.columns.map(({ key }) => key)).toEqual(['d', 'e'])
  })

  it('B4-viewstates 1,000 views against random changes of columns: nothing is misplaced', () => {
    const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const some = fc.subarray(keys)
    const width = fc.integer({ min: 1, max: 1000 })
    const drawn = fc.record({
      before: fc.shuffledSubarray(keys, { minLength: 1 }),
      kept: some,
      came: fc.subarray(['p', 'q', 'r']),
      renamed: some,
      locked: some,
      shown: some,
      widths: fc.array(width, { minLength: 8, maxLength: 8 }),
      mixed: fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
    })
    fc.assert(
      fc.property(drawn, ({ before, kept, came, renamed, locked, shown, widths, mixed }) => {
        const disPlay = before
          .filter((key) => shown.includes(key))
          .map(
            (columnName, index) =>
              ({ columnName, columnWidth: widths[index] ?? 1, isLock: locked.includes(columnName) ? 'yes' : 'no' }) as const,
          )
        const saved: View = {
          pageSize: 10,
          disPlay,
          order: disPlay.map(({ columnName }) => ({ columnName, orderType: 'asc' })),
          filter: disPlay.map(({ columnName }) => ({ columnName, operator1: 'contains', value1: columnName })),
          columns: before.map((columnName) => ({ columnName })),
        }
        const now = (key: string) => (renamed.includes(key) ? `${key}2` : key)
        const after: FieldConfig[] = [
          ...before.filter((key) => kept.includes(key)).map((key) => input(now(key), renamed.includes(key) ? { was: key } : {})),
          ...came.map((key) => input(key)),
        ]
          .map((field, index) => ({ field, place: mixed[index] ?? 0 }))
          .sort((one, other) => one.place - other.place)
          .map(({ field }) => field as FieldConfig)
        if (after.length === 0) return
        const fitted = fitView(pageOf(after), saved)
        const surviving = disPlay.filter(({ columnName }) => kept.includes(columnName))
        const expected = surviving.map(({ columnName, columnWidth, isLock }) => [
          now(columnName),
          columnWidth,
          isLock === 'yes' ? 'left' : undefined,
        ])
        const newest = after.filter(({ key }) => came.includes(key)).map(({ key }) => key)
        if (surviving.length > 0) {
          expect(shownBy(fitted).slice(0, expected.length)).toEqual(expected)
          expect(fitted.columns.slice(expected.length).map(({ key }) => key)).toEqual(newest)
        } else expect(fitted.columns.map(({ key }) => key)).toEqual(after.map(({ key }) => key))
        expect(fitted.sort.map(({ column }) => column)).toEqual(surviving.map(({ columnName }) => now(columnName)))
        expect(Object.keys(fitted.filters).sort()).toEqual(surviving.map(({ columnName }) => now(columnName)).sort())
        expect([...fitted.dropped].sort()).toEqual(
          disPlay
            .filter(({ columnName }) => !kept.includes(columnName))
            .map(({ columnName }) => columnName)
            .sort(),
        )
        expect([...fitted.added]).toEqual(newest)
      }),
      { numRuns: 1000 },
    )
  })
})
