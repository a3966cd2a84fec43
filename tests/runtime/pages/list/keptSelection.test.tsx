import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { giveElementsSize } from '../../../support/givenSize'
import { openList, pageOf, stored } from './listStage'

beforeAll(() => giveElementsSize())

/** A list of 40 rows on three pages, of which rows can be taken away. */
async function openPages() {
  let rows = stored
  const list = await openList({
    calls: {
      list: (_url, query) => pageOf(query, rows),
      deleteBatch: (_url, ids) => {
        rows = rows.filter(({ id }) => !ids.includes(id))
      },
    },
  })
  const goTo = async (page: string, first: string) => {
    await list.user.click(screen.getByRole('listitem', { name: page }))
    await screen.findByText(first)
  }
  const tick = (row: number) => list.user.click(screen.getByRole('checkbox', { name: `Select row ${row}` }))
  await screen.findByText('pump 1')
  return { ...list, goTo, tick, takeAway: (gone: string) => (rows = rows.filter(({ id }) => id !== gone)) }
}

const said = () => screen.getByText(/selected/).textContent

describe('rows that are selected on several pages', () => {
  it('stay selected when the page is turned or the rows are sorted, and are deleted together', async () => {
    const { user, host, goTo, tick } = await openPages()
    await tick(2)
    await goTo('2', 'pump 16')
    expect(said()).toMatch(/^1 selected \(1 of them on other pages\)/)
    await tick(17)
    expect(said()).toMatch(/^2 selected \(1 of them on other pages\)/)
    await goTo('1', 'pump 1')
    expect(screen.getByRole('checkbox', { name: 'Select row 2' })).toBeChecked()
    await user.click(screen.getByRole('columnheader', { name: 'Name' }))
    await waitFor(() => expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending'))
    expect(said()).toMatch(/^2 selected/)
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText(/selected/)).not.toBeInTheDocument())
    expect(host.questions).toEqual([expect.objectContaining({ content: expect.stringMatching(/pump 17 · hall\npump 2 · hall$/) })])
    expect(host.made).toContainEqual({ method: 'deleteBatch', args: ['/e/deleteBatch', ['id17', 'id2']] })
  })

  it('are joined by all rows of a page, and go with another question', async () => {
    const { user, tick, goTo } = await openPages()
    await tick(2)
    await goTo('3', 'pump 31')
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    expect(said()).toMatch(/^11 selected \(1 of them/)
    await user.type(screen.getByLabelText('Name'), 'x{Enter}')
    expect(screen.queryByText(/selected/)).not.toBeInTheDocument()
  })

  it('stay selected when they are ticked while the next page is on its way', async () => {
    let give = () => {}
    const given = new Promise<void>((resolve) => {
      give = resolve
    })
    const { user } = await openList({
      calls: {
        list: async (_url, query) => {
          if (query.pageNo === 2) await given
          return pageOf(query)
        },
      },
    })
    await screen.findByText('pump 1')
    await user.click(screen.getByRole('listitem', { name: '2' }))
    const row = screen.getByText('pump 2').closest('[role="row"]') as HTMLElement
    // They keep their numbers: those of the next page are not theirs.
    await user.click(within(row).getByRole('checkbox', { name: 'Select row 2' }))
    give()
    await screen.findByText('pump 16')
    expect(screen.getByRole('checkbox', { name: 'Select row 16' })).not.toBeChecked()
    expect(said()).toMatch(/^1 selected \(1 of them on other pages\)/)
  })

  it('are not among them any more when they have gone', async () => {
    const { user, tick, goTo, takeAway, queries } = await openPages()
    await tick(2)
    await tick(3)
    await goTo('2', 'pump 16')
    await goTo('1', 'pump 1')
    takeAway('id2')
    const before = queries().length
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(queries().length).toBeGreaterThan(before))
    await waitFor(() => expect(said()).toMatch(/^1 selected Clear/))
  })
})
