import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError, type DownloadOptions } from '../../../runtime/calls/Calls'
import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { type FakeHostOptions, renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(() => giveElementsSize())

/** The names of the files that were saved. */
let saved: string[] = []
beforeEach(() => {
  saved = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Screen({ config }: { config: unknown }) {
  return <ListPage page={usePageModel(config as ListPageConfig)} />
}

const config = {
  kind: 'list',
  version: 1,
  code: 'equipment',
  title: { 'zh-CN': '设备', 'en-US': 'Equipment', 'de-DE': 'Geräte' },
  url: { list: '/e/list', exportXlsUrl: '/e/exportXls' },
  queryConfig: [{ key: 'name' }],
  columns: [
    { key: 'name', type: 'input', title: { 'zh-CN': '名称', 'en-US': 'Name' }, isOrder: true },
    { key: 'begin', type: 'date', title: { 'zh-CN': '开始', 'en-US': 'Begin' }, endKey: 'end' },
    { key: 'end', type: 'date', title: { 'zh-CN': '结束', 'en-US': 'End' } },
    { key: 'secret', type: 'input', title: { 'zh-CN': '密' }, list: false },
  ],
  toolbar: { export: true },
}

const idOf = (index: number) => `${String(index).padStart(30, '0')}`
const rows = Array.from({ length: 3 }, (_, index) => ({ id: `id${index}`, name: `pump ${index}` }))
const file = (name = 'Equipment_2026-11-22.xls') => new File(['rows'], name)

async function openList(options: FakeHostOptions = {}, changes: object = {}, records = rows) {
  const { calls, ...more } = options
  const result = await renderWithHost(<Screen config={{ ...config, ...changes }} />, {
    language: 'en-US',
    calls: { list: () => ({ records, total: records.length, size: 15, current: 1, pages: 1 }), download: () => file(), ...calls },
    ...more,
  })
  await screen.findByText('pump 0')
  const exports = () => result.host.made.filter(({ method }) => method.startsWith('download')).map(({ args }) => args)
  return { ...result, user: userEvent.setup(), exports }
}

const exportButton = () => screen.getByRole('button', { name: 'Export' })
const answerOf = (headers: Record<string, string>) => (_path: string, _params: unknown, options?: DownloadOptions) => {
  options?.onStart?.(new Headers(headers))
  options?.onProgress?.(4)
  return file()
}

describe('the export button', () => {
  it('is hidden until the page says so, and for who has no right to it', async () => {
    const { unmount } = await openList({}, { toolbar: {} })
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
    unmount()
    const can = (action: string) => action !== 'equipment:export'
    await openList({ host: { can } })
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
  })

  it('says what is missing when the page has no call for it', async () => {
    const { user, host } = await openList({ language: 'zh-CN' }, { url: { list: '/e/list' } })
    await user.click(screen.getByRole('button', { name: '导出' }))
    expect(host.notices).toEqual([{ kind: 'error', text: '请设置url.exportXlsUrl属性!' }])
  })
})

describe('B2.2-export the export of a list', () => {
  it('sends the current query with pageNo 1 and pageSize 10000000, and saves the file under the name that the server gives', async () => {
    const { user, exports, host } = await openList({ calls: { download: answerOf({ 'X-Row-Count': '1234' }) } })
    await user.type(screen.getByLabelText('Name'), 'pump{Enter}')
    await user.click(exportButton())
    await waitFor(() => expect(saved).toEqual(['Equipment_2026-11-22.xls']))
    const [[path, params] = []] = exports()
    expect(path).toBe('/e/exportXls')
    expect(params).toEqual({
      pageNo: 1,
      pageSize: 10_000_000,
      column: 'createTime',
      order: 'desc',
      field: 'id,name,begin',
      name: '*pump*',
      exportFields: 'name,begin,end',
    })
    expect(host.notices).toEqual([{ kind: 'success', text: 'Export finished, rows: 1,234' }])
  })

  it('sends the ids of the selected rows, and saves as .xls what has no name', async () => {
    const { user, exports } = await openList({ calls: { download: () => new Blob(['rows']) } })
    const [, first, , third] = screen.getAllByRole('checkbox')
    await user.click(first as HTMLElement)
    await user.click(third as HTMLElement)
    await user.click(exportButton())
    await waitFor(() => expect(saved).toEqual(['Equipment.xls']))
    expect(exports()[0]?.[1]).toMatchObject({ selections: 'id0,id2', pageNo: 1, pageSize: 10_000_000 })
  })

  it('B7.1-exports posts the query where the chosen rows have no room in an address', async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ id: idOf(index), name: `pump ${index}` }))
    const { user, exports } = await openList({ calls: { downloadByPost: () => file() } }, {}, many)
    await user.type(screen.getByLabelText('Name'), 'pump{Enter}')
    await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement)
    await user.click(exportButton())
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(exports()[0]?.slice(0, 2)).toMatchObject([
      '/e/exportXls',
      {
        pageNo: 1,
        pageSize: 10_000_000,
        selectParam: { name: '*pump*' },
        postSortByItems: [{ columnName: 'createTime', defaultSortOrder: 'desc' }],
        selections: many.map(({ id }) => id).join(','),
        titleArr: ['Name', 'Begin', 'End'],
        valArr: ['name', 'begin', 'end'],
      },
    ])
  })

  it('B7.1-exports posts the query of a list that asks by POST', async () => {
    const grid = () => ({ records: rows, total: 3, size: 10, current: 1, pages: 1 })
    const url = { list: '/e/list', grid: '/e/grid', exportXlsUrl: '/e/exportXls' }
    const { user, exports } = await openList({ calls: { grid, downloadByPost: () => file() } }, { url })
    await user.click(exportButton())
    await waitFor(() => expect(saved).toHaveLength(1))
    const [path, body] = exports()[0] ?? []
    expect(path).toBe('/e/exportXls')
    expect(body).toEqual({
      pageNo: 1,
      pageSize: 10_000_000,
      selectParam: {},
      postSortByItems: [{ columnName: 'createTime', defaultSortOrder: 'desc' }],
      filterByItems: [],
      titleArr: ['Name', 'Begin', 'End'],
      valArr: ['name', 'begin', 'end'],
    })
  })

  it('shows how far it is, starts nothing by a second click, and ends when it is cancelled', async () => {
    let signal: AbortSignal | undefined
    const download = (_path: string, _params: unknown, options: DownloadOptions = {}) => {
      signal = options.signal
      options.onStart?.(new Headers({ 'X-Estimated-Length': '10000000', 'X-Row-Count': '250000' }))
      options.onProgress?.(4_200_000)
      return new Promise<Blob>((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new CallError('cancelled', 'The call was cancelled'))),
      )
    }
    const { user, exports, host } = await openList({ calls: { download } })
    await user.dblClick(exportButton())
    expect(await screen.findByText('Exporting “Equipment”')).toBeTruthy()
    expect(screen.getByText('4.2 MB received, 250,000 rows in all')).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42')
    expect(exports()).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Cancel the export' }))
    expect(signal?.aborted).toBe(true)
    await waitFor(() => expect(screen.queryByText('Exporting “Equipment”')).toBeNull())
    expect(host.notices).toEqual([{ kind: 'info', text: 'The export was cancelled' }])
    expect(saved).toEqual([])
  })

  it('says that the line broke, and begins anew when it is asked to', async () => {
    let tries = 0
    const download = () => {
      tries += 1
      if (tries === 1) throw new CallError('offline', 'The server cannot be reached', { status: 200 })
      return file()
    }
    const { user, host } = await openList({ calls: { download } })
    await user.click(exportButton())
    expect(await screen.findByText('The connection was lost; no file was saved.')).toBeTruthy()
    expect(saved).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Export again' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    await waitFor(() => expect(screen.queryByText('The connection was lost; no file was saved.')).toBeNull())
    expect(host.notices).toEqual([{ kind: 'success', text: 'Export finished' }])
  })

  it('says how many rows the sheet had no room for', async () => {
    const download = answerOf({ 'X-Row-Count': '1048575', 'X-Rows-Missing': '51425' })
    const { user, host } = await openList({ calls: { download } })
    await user.click(exportButton())
    await waitFor(() => expect(host.notices).toHaveLength(1))
    expect(host.notices[0]).toMatchObject({ kind: 'warning', title: 'Not all rows were exported' })
    expect(host.notices[0]?.text).toContain('1,048,575 rows were exported, 51,425 are missing')
    expect(saved).toHaveLength(1)
  })

  it.each([
    ['refused', '没有可导出的数据', undefined],
    ['server', '文件下载失败', undefined],
  ] as const)('warns with the sentence of the answer: %s %s', async (kind, message, title) => {
    const download = () => {
      throw new CallError(kind, message, { status: 200 })
    }
    const { user, host } = await openList({ language: 'zh-CN', calls: { download } })
    await user.click(screen.getByRole('button', { name: '导出' }))
    await waitFor(() => expect(host.notices).toEqual([{ kind: 'warning', text: message, ...(title ? { title } : {}) }]))
    expect(saved).toEqual([])
  })
})
