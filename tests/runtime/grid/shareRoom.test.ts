import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Column, ColumnWidths } from '../../../runtime/grid/DataGrid'
import { headingWidth } from '../../../runtime/grid/headingWidth'
import { shareRoom } from '../../../runtime/grid/shareRoom'

type Given = Pick<Column<object>, 'width' | 'minWidth' | 'needed' | 'isShort'>

const none: ColumnWidths = new Map()
const columnsOf = (...given: Given[]): Column<object>[] => given.map((column, index) => ({ key: `c${index}`, name: '', ...column }))
const widthsOf = (columns: readonly Column<object>[]) => columns.map(({ width }) => width)

describe('the room that columns share', () => {
  it('goes to the one without a width, which never gets less than its least', () => {
    const columns = columnsOf({ width: 60 }, { minWidth: 120 }, { width: 200 })
    expect(widthsOf(shareRoom(columns, none, 1000))).toEqual([60, 740, 200])
    expect(widthsOf(shareRoom(columns, none, 300))).toEqual([60, 120, 200])
    expect(widthsOf(shareRoom(columns, none, 0))).toEqual([60, 120, 200])
  })

  it('is divided by parts, and those that would get too little get their least', () => {
    const columns = columnsOf({ width: 'minmax(100px, 1fr)' }, { width: 'minmax(100px, 2fr)' }, { width: 100 })
    expect(widthsOf(shareRoom(columns, none, 1000))).toEqual([300, 600, 100])
    expect(widthsOf(shareRoom(columns, none, 350))).toEqual([100, 150, 100])
  })

  it('is what the columns with a width of their own leave, also one that was dragged', () => {
    const columns = columnsOf({ width: 100 }, { minWidth: 50 }, { width: 20, minWidth: 60 })
    const dragged: ColumnWidths = new Map([['c0', { type: 'resized', width: 250 }]])
    expect(widthsOf(shareRoom(columns, dragged, 1000))).toEqual([100, 690, 20])
  })

  it('goes in equal parts to several without a width, beside what their headings need', () => {
    const columns = columnsOf({ minWidth: 100 }, { width: 200 }, { minWidth: 150 })
    expect(widthsOf(shareRoom(columns, none, 1001))).toEqual([375, 200, 426])
    expect(widthsOf(shareRoom(columns, none, 300))).toEqual([100, 200, 150])
    const named = [
      { key: 'kind', name: 'Kind of invoice' },
      { key: 'no', name: 'No.' },
    ]
    const needed = headingWidth('Kind of invoice') + headingWidth('No.')
    const [kind, no] = widthsOf(shareRoom(named, none, needed)).map(Number)
    expect(kind).toBe(headingWidth('Kind of invoice'))
    expect(no).toBe(headingWidth('No.'))
  })

  it('is not exceeded for the sake of headings: they are cut before anything has to be scrolled sideways', () => {
    const named = [
      { key: 'kind', name: 'Kind of invoice', minWidth: 80 },
      { key: 'no', name: 'No.', minWidth: 80 },
    ]
    const [kind, no] = widthsOf(shareRoom(named, none, 220)).map(Number)
    expect(Number(kind) + Number(no)).toBe(220)
    expect(kind).toBeLessThan(headingWidth('Kind of invoice'))
    expect(no).toBeGreaterThanOrEqual(80)
    expect(widthsOf(shareRoom(named, none, 100))).toEqual([80, 80])
  })

  it('goes first to columns whose tags and headings would be cut, also where the page gives them a width', () => {
    const columns = columnsOf({ width: 100, needed: 130 }, { width: 100, needed: 90 }, { minWidth: 120 })
    expect(widthsOf(shareRoom(columns, none, 1000))).toEqual([130, 100, 770])
    expect(widthsOf(shareRoom(columns, none, 335))).toEqual([115, 100, 120])
    expect(widthsOf(shareRoom(columns, none, 320))).toEqual([100, 100, 120])
    const named = [
      { key: 'from', name: 'Approved by', width: 60, needed: 0 },
      { key: 'to', name: '' },
    ]
    expect(widthsOf(shareRoom(named, none, 1000))[0]).toBe(headingWidth('Approved by'))
    const growing = columnsOf({ width: 100, needed: 130 }, { width: 'minmax(200px, 1fr)' })
    expect(widthsOf(shareRoom(growing, none, 400))).toEqual([130, 270])
    expect(widthsOf(shareRoom(growing, none, 310))).toEqual([110, 200])
  })

  it('cuts no tags where it has to be scrolled sideways in any case', () => {
    const columns = columnsOf({ width: 100, needed: 130 }, { minWidth: 100, needed: 140 }, { minWidth: 200 })
    expect(widthsOf(shareRoom(columns, none, 399))).toEqual([130, 140, 200])
    expect(widthsOf(shareRoom(columns, none, 400))).toEqual([100, 100, 200])
  })

  it('leaves a column that was dragged as narrow as somebody wants it', () => {
    const dragged: ColumnWidths = new Map([['c0', { type: 'resized', width: 60 }]])
    expect(widthsOf(shareRoom(columnsOf({ width: 100, needed: 130 }, {}), dragged, 500))).toEqual([100, 440])
  })

  it('goes to growing columns alone where there are some: those without a width keep what they need', () => {
    const columns = columnsOf({ minWidth: 120 }, { width: 'minmax(100px, 1fr)' })
    expect(widthsOf(shareRoom(columns, none, 1000))).toEqual([120, 880])
  })

  it('goes past tags and numbers, which have no use for it, to the columns with text', () => {
    const columns = columnsOf({ minWidth: 100, needed: 120 }, { minWidth: 80, isShort: true }, { width: 200 }, { minWidth: 100 })
    expect(widthsOf(shareRoom(columns, none, 1000))).toEqual([120, 80, 200, 600])
  })

  it('is spread over the columns with widths of the page where only tags and numbers could take it, not over those that somebody made', () => {
    const columns = columnsOf({ width: 50 }, { width: 200, needed: 0 }, { minWidth: 100, needed: 100 }, { minWidth: 100, isShort: true })
    expect(widthsOf(shareRoom(columns, none, 1250))).toEqual([50, 600, 300, 300])
    expect(widthsOf(shareRoom(columns, none, 450))).toEqual([50, 200, 100, 100])
    const dragged: ColumnWidths = new Map([['c1', { type: 'resized', width: 400 }]])
    expect(widthsOf(shareRoom(columns, dragged, 1250))).toEqual([50, 200, 400, 400])
  })

  it('is left to the grid where columns go by their content', () => {
    const byContent = columnsOf({ width: 'minmax(max-content, auto)' }, {})
    expect(shareRoom(byContent, none, 1000)).toBe(byContent)
    const fixed = columnsOf({ width: 100 })
    expect(shareRoom(fixed, none, 1000)).toBe(fixed)
  })

  it('is filled to the pixel wherever it is enough, and no column gets less than its least', () => {
    const share = fc.record({ least: fc.integer({ min: 50, max: 400 }), parts: fc.integer({ min: 1, max: 9 }) })
    fc.assert(
      fc.property(fc.array(share, { minLength: 1, maxLength: 8 }), fc.integer({ min: 0, max: 5000 }), (shares, room) => {
        const columns = columnsOf(...shares.map(({ least, parts }) => ({ width: `minmax(${least}px, ${parts}fr)` })))
        const widths = widthsOf(shareRoom(columns, none, room)).map(Number)
        const least = shares.reduce((sum, one) => sum + one.least, 0)
        expect(widths.reduce((sum, width) => sum + width, 0)).toBe(Math.max(room, least))
        for (const [index, width] of widths.entries()) expect(width).toBeGreaterThanOrEqual(shares[index]?.least ?? 0)
      }),
    )
  })
})
