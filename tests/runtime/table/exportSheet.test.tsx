import { read, utils } from '@e965/xlsx'
import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveBlob } from '../../../runtime/kit/saveBlob'
import { giveElementsSize } from '../../support/givenSize'
import { button, openTable } from './openTable'

vi.mock('../../../runtime/kit/saveBlob', () => ({ saveBlob: vi.fn() }))

beforeAll(() => giveElementsSize())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T08:00:00') })
  vi.mocked(saveBlob).mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

const options = [
  { value: '1', label: { 'zh-CN': '急' } },
  { value: '2', label: { 'zh-CN': '缓' } },
]
const written = [
  { type: 'rowDragSort' },
  { key: 'product', type: 'input', title: { 'zh-CN': '产品' } },
  { key: 'level', type: 'select', title: { 'zh-CN': '级别' }, options },
  { key: 'price', type: 'inputNumber', title: { 'zh-CN': '单价' }, precision: 2 },
  { key: 'secret', type: 'input', title: { 'zh-CN': '隐藏' }, list: false },
]
const words = { toolbar: { export: true }, pageSize: 1 }
const rows = [
  { id: 'a', rowVersion: 1, orderNum: 1, product: '=1+1', level: '1', price: 12.5, secret: 'x' },
  { id: 'b', rowVersion: 1, orderNum: 2, product: '螺母', level: '2', price: null },
]

const bytesOf = (blob: Blob) =>
  new Promise<ArrayBuffer>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.onerror = () => reject(reader.error)
    reader.readAsArrayBuffer(blob)
  })

async function sheet() {
  await waitFor(() => expect(saveBlob).toHaveBeenCalledOnce())
  const [blob, name] = vi.mocked(saveBlob).mock.calls[0] as [Blob, string]
  const book = read(await bytesOf(blob))
  const cells = book.Sheets[book.SheetNames[0] ?? '']
  if (!cells) throw new Error('the file has no sheet')
  return { name, cells, lines: utils.sheet_to_json<unknown[]>(cells, { header: 1, defval: null }) }
}

describe('exporting a table', () => {
  it('B5.1-export writes all rows as they stand, saved or not, with titles and texts, and no formula', async () => {
    const { user, handle } = await openTable(rows, {}, written, { words })
    act(() => void handle().add({ product: '新', level: '2', price: 3 }))
    await user.click(button('导出'))
    const { name, cells, lines } = await sheet()
    expect(name).toBe('明细.xlsx')
    expect(lines).toEqual([
      ['产品', '级别', '单价'],
      ['=1+1', '急', 12.5],
      ['螺母', '缓', null],
      ['新', '缓', 3],
    ])
    expect(cells.A2).toMatchObject({ t: 's' })
    expect(cells.A2).not.toHaveProperty('f')
  })

  it('B5.1-clickguard takes the second click within 300 ms for none', async () => {
    const { user } = await openTable(rows, {}, written, { words })
    await user.click(button('导出'))
    await waitFor(() => expect(saveBlob).toHaveBeenCalledTimes(1))
    // A button that is at work takes no click at all.
    await waitFor(() => expect(button('导出')).not.toHaveClass('ant-btn-loading'))
    vi.setSystemTime(Date.now() + 299)
    await user.click(button('导出'))
    vi.setSystemTime(Date.now() + 1)
    await user.click(button('导出'))
    await waitFor(() => expect(saveBlob).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(button('导出')).not.toHaveClass('ant-btn-loading'))
    expect(saveBlob).toHaveBeenCalledTimes(2)
  })

  it('B5.1-export warns where there is nothing to export', async () => {
    const { user, host } = await openTable([], {}, written, { words })
    await user.click(button('导出'))
    expect(host.notices).toEqual([{ kind: 'warning', text: '暂无数据导出' }])
    expect(saveBlob).not.toHaveBeenCalled()
  })
})
