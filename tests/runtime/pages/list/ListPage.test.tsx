import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../../runtime/calls/Calls'
import { renderWithHost } from '../../../support/fakeHost'
import { giveElementsSize } from '../../../support/givenSize'
import { config, openList, pageOf, Screen, stored } from './listStage'

beforeAll(() => giveElementsSize())

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

  it('names the button that hides the query bar otherwise than the one that searches', async () => {
    await openList({ language: 'zh-CN' })
    await screen.findByRole('button', { name: '查询条件' })
    expect(screen.getAllByRole('button', { name: '查询' })).toHaveLength(1)
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
    // Nobody has said how many there are.
    expect(screen.queryByText(/in all/)).not.toBeInTheDocument()
    fails = false
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('pump 1')).toBeInTheDocument()
    expect(screen.getByText('40 in all')).toBeInTheDocument()
  })

  it('keeps the rows and their number when the line is down at the next page', async () => {
    let fails = false
    const { user } = await openList({
      calls: {
        list: (_url, query) => {
          if (fails) throw new CallError('offline', 'The server cannot be reached')
          return pageOf(query)
        },
      },
    })
    await screen.findByText('pump 1')
    fails = true
    await user.click(screen.getByRole('listitem', { name: '2' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached')
    expect([screen.queryByText('pump 1'), screen.queryByText('40 in all')]).not.toContain(null)
    fails = false
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('pump 16')).toBeInTheDocument()
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
