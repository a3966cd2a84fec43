import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { giveElementsSize } from '../../support/givenSize'
import { cell, columns, openTable, product, quantity, storedRows } from './openTable'
import { goTo, makeClipboard } from './sheetKeys'

beforeAll(() => giveElementsSize())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T08:00:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('pasting', () => {
  it('reads each cell as if it were typed, in the language of its reader, and makes the rows that it needs', async () => {
    const kinds = [
      { key: 'name', type: 'input', title: 'Name' },
      { key: 'price', type: 'inputNumber', title: 'Preis', precision: 2 },
      { key: 'due', type: 'date', title: 'Termin' },
      { key: 'state', type: 'select', title: 'Status', options: [{ value: 'o', label: { 'zh-CN': '开', 'de-DE': 'Offen' } }] },
      { key: 'urgent', type: 'checkbox', title: 'Eilig' },
      {
        key: 'marks',
        type: 'selectMultiple',
        title: 'Marken',
        options: [
          { value: 1, label: 'Rot' },
          { value: 2, label: 'Blau' },
        ],
      },
    ]
    const { user, handle, host } = await openTable([{ id: 'a', name: 'x' }], { language: 'de-DE' }, kinds)
    await goTo(cell(1, 2))
    await user.paste('"Zeile 1\nZeile ""2"""\t1.180,00\t31.12.2026\tOffen\tJa\tRot; Blau\r\nMutter\tviel\t2026-01-05\to\tnein\t\r\n')
    await waitFor(() => expect(host.notices).toHaveLength(1))
    expect(handle().rows()).toMatchObject([
      { name: 'Zeile 1\nZeile "2"', price: 1180, due: '2026-12-31', state: 'o', urgent: 'Y', marks: '1,2' },
      { name: 'Mutter', due: '2026-01-05', state: 'o', urgent: 'N' },
    ])
    expect(host.notices[0]?.text).toBe('11 Zellen eingefügt, 1 nicht verstanden: Preis in Zeile 2 („viel“)')
    expect(within(cell(2, 3)).getByRole('note')).toHaveAccessibleName('„viel“ wurde hier eingefügt und nicht verstanden')
    await user.keyboard('{Control>}z{/Control}')
    expect(handle().changes()).toEqual({})
  })

  it('reads areas and periods as people write them, and leaves alone what is neither', async () => {
    const kinds = [
      { key: 'region', type: 'area', title: '地区' },
      { key: 'start', type: 'date', title: '期间', endKey: 'end' },
      { key: 'end', type: 'date', title: '期间结束' },
    ]
    const texts = [
      '浙江省 / 杭州市 / 西湖区\t2026-01-01 – 2026-01-31',
      '北京市/东城区\t2026年2月1日至2026年2月28日',
      '西湖区\t2026/3/1-2026/3/31',
      '\t2026-04-01 ~',
      '\t2026-02-30 ~ 2026-03-01',
    ]
    const rows = texts.map((_, index) => ({ id: `r${index}`, region: '110102', start: '2025-01-01', end: '2025-01-02' }))
    const { user, handle, host } = await openTable(rows, {}, kinds)
    await goTo(cell(1, 2))
    await user.paste(texts.join('\r\n'))
    await waitFor(() => expect(host.notices).toHaveLength(1))
    expect(
      handle()
        .rows()
        .map(({ region, start, end }) => [region, start, end]),
    ).toEqual([
      ['330106', '2026-01-01', '2026-01-31'],
      ['110101', '2026-02-01', '2026-02-28'],
      ['110102', '2026-03-01', '2026-03-31'],
      [null, '2026-04-01', null],
      [null, '2025-01-01', '2025-01-02'],
    ])
    expect(host.notices[0]?.text).toBe('已粘贴 8 个单元格，2 个无法识别：第 3 行地区“西湖区”、第 5 行期间“2026-02-30 ~ 2026-03…”')
  })

  it('fills all marked cells with a single value, and says which cells it has left', async () => {
    const closed = { key: 'code', type: 'input', title: '编码', disabledWhen: "row.product == 'nut'" }
    const { user, handle, host } = await openTable(storedRows, {}, [...columns, closed])
    await goTo(cell(1, 7))
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await user.paste('C-1')
    await waitFor(() => expect(host.notices).toHaveLength(1))
    expect(
      handle()
        .rows()
        .map(({ code }) => code ?? null),
    ).toEqual(['C-1', null, 'C-1'])
    expect(host.notices[0]?.text).toBe('已粘贴 2 个单元格，1 个不可修改，保持原样')
  })

  it('holds back saving by a cell that was not understood, until something is entered there', async () => {
    const { user, handle, host } = await openTable()
    await goTo(quantity(1))
    await user.paste('viel')
    await waitFor(() => expect(host.notices).toHaveLength(1))
    const validate = async () => act(() => handle().validate())
    expect(await validate()).toBe(false)
    expect(handle().problems()).toMatchObject([{ row: 1, message: '数量：无法识别粘贴的“viel”' }])
    expect(within(quantity(1)).getByRole('note')).toHaveAccessibleName('无法识别粘贴的“viel”')
    await user.click(quantity(1))
    await user.keyboard('{Escape}')
    expect(await validate()).toBe(false)
    await user.keyboard('{Delete}')
    expect(await validate()).toBe(true)
    expect(handle().changes()).toEqual({ edited: [{ id: 'a', rowVersion: 3, quantity: null }] })
  })

  it('takes the mark of what was not understood back with the block, and brings it back with it', async () => {
    const { user, handle } = await openTable()
    await goTo(product(3))
    await user.paste('screw\tviel\nhook\t7')
    const note = { name: '无法识别粘贴的“viel”' }
    expect(await screen.findByRole('note', note)).toBeInTheDocument()
    await user.keyboard('{Control>}z{/Control}')
    expect(screen.queryByRole('note')).toBeNull()
    expect(await act(() => handle().validate())).toBe(true)
    await user.keyboard('{Control>}y{/Control}')
    expect(within(quantity(3)).getByRole('note', note)).toBeInTheDocument()
    expect(await act(() => handle().validate())).toBe(false)
  })

  it('stays in the column of the block when it is taken back and done again', async () => {
    const { user, handle } = await openTable()
    await goTo(product(2))
    await user.paste('screw\nhook\nrivet')
    await waitFor(() => expect(handle().rows()).toHaveLength(4))
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(handle().rows()).toHaveLength(3))
    await waitFor(() => expect(product(2)).toHaveFocus())
    await user.keyboard('{Control>}y{/Control}')
    await waitFor(() => expect(handle().rows()).toHaveLength(4))
    await waitFor(() => expect(product(2)).toHaveFocus())
  })

  it('pastes nothing of a block that is too wide or too long, and says so', async () => {
    const { user, handle, host } = await openTable()
    await goTo(quantity(1))
    await user.paste('1\t2\t3\t4')
    await user.paste(Array.from({ length: 10_000 }, (_, index) => index).join('\n'))
    await user.paste(Array.from({ length: 10_000 }, (_, index) => index).join('\t'))
    // A whole column of a spreadsheet.
    await user.paste('1\n'.repeat(300_000))
    await waitFor(() => expect(host.notices).toHaveLength(4))
    expect(host.notices.map(({ text }) => text)).toEqual([
      '复制的区域有 4 列，从这里起只剩 3 列。没有粘贴任何内容。',
      '一次最多粘贴 5000 行，复制的区域有 10000 行。没有粘贴任何内容。',
      '复制的区域有 10000 列，从这里起只剩 3 列。没有粘贴任何内容。',
      '一次最多粘贴 5000 行，复制的区域有 300000 行。没有粘贴任何内容。',
    ])
    expect(handle().changes()).toEqual({})
  })

  it('goes into the table from an open cell, where it is a block, and is checked by all rules', async () => {
    const { user, handle, host } = await openTable()
    await user.click(product(2))
    await user.paste('bolt\t5\nscrew\t6')
    await waitFor(() => expect(host.notices).toHaveLength(1))
    expect(
      handle()
        .rows()
        .map(({ product: name, quantity: count }) => [name, count]),
    ).toEqual([
      ['bolt', 4],
      ['bolt', 5],
      ['screw', 6],
    ])
    expect(within(product(1)).getByRole('note')).toBeInTheDocument()
  })

  it('asks who is called so, and takes what was copied here as it is', async () => {
    const person = { key: 'owner', type: 'userSelect', title: '负责人' }
    const users = [
      { id: 'u1', username: 'li', realname: '李雷' },
      { id: 'u2', username: 'han', realname: '韩梅梅' },
      { id: 'u3', username: 'han2', realname: '韩梅梅' },
    ]
    const find = (_url: string, params: { keyword?: string; username?: string } = {}) => {
      const records = users.filter(
        ({ realname, username }) => realname.includes(params.keyword ?? '\0') || params.username?.split(',').includes(username),
      )
      return { records, total: records.length }
    }
    const rows = storedRows.map((row, index) => (index === 0 ? { ...row, owner: 'han2', owner_dictText: '韩梅梅' } : row))
    const { user, handle, host } = await openTable(rows, { calls: { get: find as never } }, [...columns, person])
    await goTo(cell(2, 7))
    await user.paste('李雷\n韩梅梅')
    await waitFor(() => expect(host.notices).toHaveLength(1))
    expect(
      handle()
        .rows()
        .map(({ owner }) => owner ?? null),
    ).toEqual(['han2', 'li', null])
    expect(host.notices[0]?.text).toBe('已粘贴 1 个单元格，1 个无法识别：第 3 行负责人“韩梅梅”')
    await goTo(cell(1, 7))
    const clipboard = makeClipboard()
    fireEvent.copy(document.activeElement as Element, { clipboardData: clipboard })
    await goTo(cell(3, 7))
    fireEvent.paste(document.activeElement as Element, { clipboardData: clipboard })
    await waitFor(() => expect(handle().rows()[2]?.owner).toBe('han2'))
  })
})
