import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../../runtime/calls/Calls'
import { ListPage } from '../../../../runtime/pages/ListPage'
import { usePageModel } from '../../../../runtime/pages/usePageModel'
import type { ListPageConfig } from '../../../../schemas/page/kinds/list'
import { type FakeHostOptions, renderWithHost } from '../../../support/fakeHost'
import { giveElementsSize } from '../../../support/givenSize'

beforeAll(() => giveElementsSize())

function Screen({ config }: { config: unknown }) {
  return <ListPage page={usePageModel(config as ListPageConfig)} />
}

const config = {
  kind: 'list',
  version: 1,
  code: 'equipment',
  title: { 'zh-CN': '设备', 'en-US': 'Equipment', 'de-DE': 'Geräte' },
  url: { list: '/e/list', add: '/e/add', edit: '/e/edit', delete: '/e/delete', deleteBatch: '/e/deleteBatch' },
  queryConfig: [{ key: 'name' }],
  columns: [
    { key: 'name', type: 'input', title: { 'zh-CN': '名称', 'en-US': 'Name' }, isOrder: true },
    { key: 'place', type: 'input', title: { 'zh-CN': '地点', 'en-US': 'Place' }, isOrder: true },
  ],
}

const stored = Array.from({ length: 40 }, (_, index) => ({ id: `id${index + 1}`, name: `pump ${index + 1}`, place: 'hall' }))

function pageOf(query: Record<string, unknown>, rows = stored) {
  const size = Number(query.pageSize)
  const start = (Number(query.pageNo) - 1) * size
  return {
    records: rows.slice(start, start + size),
    total: rows.length,
    size,
    current: Number(query.pageNo),
    pages: Math.ceil(rows.length / size),
  }
}

const answers = { list: (_url: string, query: Record<string, unknown>) => pageOf(query) }

async function openList(options: FakeHostOptions = {}, changes: object = {}) {
  const result = await renderWithHost(<Screen config={{ ...config, ...changes }} />, {
    language: 'en-US',
    calls: answers,
    ...options,
  })
  const queries = () => result.host.made.filter(({ method }) => method === 'list').map(({ args }) => args[1] as Record<string, unknown>)
  return { ...result, user: userEvent.setup(), queries, lastQuery: () => queries().at(-1) }
}

describe('a list page', () => {
  it('B7.1-lists shows a plain list page by page, as it shows pages of records', async () => {
    const { user } = await openList({ calls: { list: () => stored } as never })
    await screen.findByText('pump 15')
    expect(screen.queryByText('pump 16')).not.toBeInTheDocument()
    expect(screen.getByText('40 in all')).toBeInTheDocument()
    await user.click(screen.getByRole('listitem', { name: '2' }))
    expect(await screen.findByText('pump 30')).toBeInTheDocument()
    expect(screen.queryByText('pump 15')).not.toBeInTheDocument()
  })

  it('B4-list shows the first 15 rows, newest first, and turns the page', async () => {
    const { user, lastQuery } = await openList()
    await screen.findByText('pump 1')
    expect(lastQuery()).toMatchObject({ pageNo: 1, pageSize: 15, column: 'createTime', order: 'desc' })
    expect(screen.getByText('pump 15')).toBeInTheDocument()
    expect(screen.queryByText('pump 16')).not.toBeInTheDocument()
    expect(screen.getByText('40 in all')).toBeInTheDocument()
    await user.click(screen.getByRole('listitem', { name: '2' }))
    await screen.findByText('pump 16')
    expect(screen.getByRole('gridcell', { name: '16' })).toBeInTheDocument()
  })

  it('asks for its rows while it is still being drawn, and once', async () => {
    const asked: number[] = []
    /** Is drawn behind the list, before anything of it stands on the screen. */
    const Behind = () => {
      asked.push(list.mock.calls.length)
      return null
    }
    const list = vi.fn((_url: string, query: Record<string, unknown>) => pageOf(query))
    const both = (
      <>
        <Screen config={config} />
        <Behind />
      </>
    )
    await renderWithHost(both, { language: 'en-US', calls: { list } })
    await screen.findByText('pump 15')
    expect(asked[0]).toBe(1)
    expect(list).toHaveBeenCalledTimes(1)
  })

  it('B4-list searches on Enter, goes back to the first page, and resets', async () => {
    const { user, lastQuery } = await openList()
    await screen.findByText('pump 1')
    await user.click(screen.getByRole('listitem', { name: '2' }))
    await screen.findByText('pump 16')
    await user.type(screen.getByLabelText('Name'), 'pump 3{Enter}')
    await waitFor(() => expect(lastQuery()).toMatchObject({ name: '*pump 3*', pageNo: 1 }))
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(lastQuery()).not.toHaveProperty('name'))
    expect(screen.getByLabelText('Name')).toHaveValue('')
  })

  it('P7-transport cancels a question that is stale by the next', async () => {
    const signals: (AbortSignal | undefined)[] = []
    const list = (_url: string, query: Record<string, unknown>, options?: { signal?: AbortSignal }) => {
      signals.push(options?.signal)
      return query.name === '*slow*' ? new Promise(() => {}) : pageOf(query)
    }
    const { user } = await openList({ calls: { list } })
    await screen.findByText('pump 1')
    await user.type(screen.getByLabelText('Name'), 'slow{Enter}')
    await waitFor(() => expect(signals).toHaveLength(2))
    expect(signals[1]?.aborted).toBe(false)
    await user.clear(screen.getByLabelText('Name'))
    await user.type(screen.getByLabelText('Name'), 'pump{Enter}')
    await waitFor(() => expect(signals[1]?.aborted).toBe(true))
    expect(signals[2]?.aborted).toBe(false)
  })

  it('B4-list asks once more when the same question is asked again', async () => {
    const { user, queries } = await openList()
    await screen.findByText('pump 1')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(queries()).toHaveLength(2))
  })

  it('B2.2-grid sorts by a column up, then down, then not', async () => {
    const { user, lastQuery } = await openList()
    await screen.findByText('pump 1')
    const heading = screen.getByRole('columnheader', { name: 'Name' })
    await user.click(heading)
    await waitFor(() => expect(lastQuery()).toMatchObject({ column: 'name', order: 'asc' }))
    await user.click(heading)
    await waitFor(() => expect(lastQuery()).toMatchObject({ column: 'name', order: 'desc' }))
    await user.click(heading)
    await waitFor(() => expect(lastQuery()).toMatchObject({ column: 'createTime', order: 'desc' }))
  })

  it('B2.2-grid sorts by several columns with Ctrl', async () => {
    const { user, lastQuery } = await openList()
    await screen.findByText('pump 1')
    await user.click(screen.getByRole('columnheader', { name: 'Name' }))
    await user.keyboard('{Control>}')
    await user.click(screen.getByRole('columnheader', { name: 'Place' }))
    await user.keyboard('{/Control}')
    await waitFor(() => expect(lastQuery()).toHaveProperty('sortInfoString'))
    expect(JSON.parse(decodeURIComponent(String(lastQuery()?.sortInfoString)))).toEqual([
      { column: 'name', order: 'asc' },
      { column: 'place', order: 'asc' },
    ])
  })

  it('B2.2-grid selects every row by the heading, also from a partial selection', async () => {
    const { user } = await openList()
    await screen.findByText('pump 1')
    await user.click(screen.getByRole('checkbox', { name: 'Select row 2' }))
    expect(screen.getByText('1 selected')).toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    expect(screen.getByText('15 selected')).toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    expect(screen.queryByText(/selected/)).not.toBeInTheDocument()
  })

  it('lets go of the selection at a click beside the buttons', async () => {
    const { user } = await openList()
    await screen.findByText('pump 1')
    await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }))
    await user.click(screen.getByRole('toolbar', { name: 'Toolbar' }))
    expect(screen.queryByText('1 selected')).not.toBeInTheDocument()
  })

  it('B4-list keeps the selection when the list is loaded anew, and lets it go with another question', async () => {
    const { user, queries } = await openList()
    await screen.findByText('pump 1')
    await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }))
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(queries()).toHaveLength(2))
    expect(screen.getByText('1 selected')).toBeInTheDocument()
    await user.type(screen.getByLabelText('Name'), 'x{Enter}')
    expect(screen.queryByText('1 selected')).not.toBeInTheDocument()
  })

  it('shows and hides the query bar', async () => {
    const { user } = await openList()
    const button = await screen.findByRole('button', { name: 'Query' })
    expect(button).toHaveAttribute('aria-pressed', 'true')
    await user.click(button)
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument()
  })

  it('says that there are no rows', async () => {
    await openList({ language: 'zh-CN', calls: { list: (_url, query) => pageOf(query, []) } })
    expect(await screen.findByText('暂无数据', { selector: 'div' })).toBeInTheDocument()
  })

  it('says that the rows could not be loaded and tries again', async () => {
    let fails = true
    const { user } = await openList({
      calls: {
        list: (_url, query) => {
          if (fails) throw new CallError('offline', 'The server cannot be reached')
          return pageOf(query)
        },
      },
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached')
    fails = false
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('pump 1')).toBeInTheDocument()
  })

  it('shows a total that was not counted to its end with a plus', async () => {
    await openList({ calls: { list: (_url, query) => ({ ...pageOf(query), total: 10000, totalIsCapped: true }) } })
    expect(await screen.findByText('10000+ in all')).toBeInTheDocument()
  })

  it('goes back a page when the last rows of the last page have gone', async () => {
    let rows = stored.slice(0, 16)
    const { user } = await openList({ calls: { list: (_url, query) => pageOf(query, rows) } })
    await screen.findByText('pump 1')
    await user.click(screen.getByRole('listitem', { name: '2' }))
    await screen.findByText('pump 16')
    rows = stored.slice(0, 15)
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('pump 1')).toBeInTheDocument()
  })
})

describe('deleting rows', () => {
  it('B5.8-errors asks before deleting and takes the rows away', async () => {
    let rows = stored.slice(0, 3)
    const { user, host } = await openList({
      language: 'zh-CN',
      calls: {
        list: (_url, query) => pageOf(query, rows),
        deleteBatch: (_url, ids) => {
          rows = rows.filter(({ id }) => !ids.includes(id))
        },
      },
    })
    await screen.findByText('pump 1')
    await user.click(screen.getByRole('checkbox', { name: '选择第 1 行' }))
    await user.click(screen.getByRole('checkbox', { name: '选择第 3 行' }))
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: '删除' }))
    await waitFor(() => expect(screen.queryByText('pump 1')).not.toBeInTheDocument())
    expect(host.questions).toEqual([
      expect.objectContaining({ title: '确认删除', content: '是否删除选中数据?\npump 1 · hall\npump 3 · hall', verb: '删除' }),
    ])
    expect(host.made).toContainEqual({ method: 'deleteBatch', args: ['/e/deleteBatch', ['id1', 'id3']] })
    expect(screen.getByText('pump 2')).toBeInTheDocument()
    expect(host.notices).toContainEqual({ kind: 'success', text: '删除成功' })
  })

  it('B5.8-errors deletes nothing when the user says no', async () => {
    const { user, host } = await openList({ agrees: false })
    await screen.findByText('pump 1')
    await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }))
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(host.questions).toHaveLength(1))
    expect(host.made.some(({ method }) => method === 'deleteBatch')).toBe(false)
  })

  it('B5.8-errors wants a record to be selected', async () => {
    const { user, host } = await openList({ language: 'zh-CN' })
    await screen.findByText('pump 1')
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: '删除' }))
    await waitFor(() => expect(host.notices).toEqual([{ kind: 'warning', text: '请选择一条记录！' }]))
  })

  it('B5.8-errors deletes one row by its own button', async () => {
    const { user, host } = await openList({ calls: { ...answers, delete: () => null } })
    await screen.findByText('pump 2')
    const row = screen.getByText('pump 2').closest('[role="row"]') as HTMLElement
    await user.click(within(row).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(host.made).toContainEqual({ method: 'delete', args: ['/e/delete', { id: 'id2' }] }))
  })

  it('B5.8-errors shows what the server says when it refuses', async () => {
    const { user, host } = await openList({
      calls: {
        ...answers,
        deleteBatch: () => {
          throw new CallError('refused', 'in use by an order')
        },
      },
    })
    await screen.findByText('pump 1')
    await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }))
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(host.notices).toEqual([{ kind: 'warning', text: 'in use by an order', title: 'Nothing was deleted' }]))
    expect(screen.getByText('1 selected')).toBeInTheDocument()
  })

  it('B5.8-errors says in the place of the rows that url.list is missing', async () => {
    await openList({ language: 'zh-CN' }, { url: {} })
    expect(await screen.findByText('请设置url.list属性!')).toBeInTheDocument()
  })

  it('B5.8-errors says that url.deleteBatch is missing', async () => {
    const { user, host } = await openList({}, { url: { list: '/e/list' }, toolbar: { delete: true } })
    await screen.findByText('pump 1')
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(host.notices).toEqual([{ kind: 'error', text: 'Please set url.deleteBatch property!' }]))
    const row = screen.getByText('pump 2').closest('[role="row"]') as HTMLElement
    await user.click(within(row).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(host.notices.at(-1)).toEqual({ kind: 'error', text: 'Please set url.delete property!' }))
  })
})
