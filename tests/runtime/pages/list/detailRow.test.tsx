import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ListPage } from '../../../../runtime/pages/ListPage'
import { usePageModel } from '../../../../runtime/pages/usePageModel'
import type { ListPageConfig } from '../../../../schemas/page/kinds/list'
import '../../../../schemas/rules/expression'
import { type FakeHostOptions, renderWithHost } from '../../../support/fakeHost'
import { giveElementsSize } from '../../../support/givenSize'

beforeAll(() => giveElementsSize())
beforeEach(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})

function Screen({ config }: { config: unknown }) {
  return <ListPage page={usePageModel(config as ListPageConfig)} />
}

const config = {
  kind: 'list',
  version: 1,
  code: 'pump',
  title: 'Pumps',
  url: { list: '/pump/list', edit: '/pump/edit', deleteBatch: '/pump/deleteBatch' },
  columns: [
    { key: 'name', type: 'input', title: 'Name' },
    { key: 'place', type: 'input', title: 'Place', list: false, shows: "'Hall ' + row.place" },
    { key: 'secret', type: 'input', title: 'Secret', visible: false },
  ],
  detailRow: { text: "row.name + ' in detail'", fields: ['place', 'secret'] },
}

const rows = [1, 2, 3].map((n) => ({ id: `id${n}`, name: `pump ${n}`, place: `${n}`, secret: 'x' }))

async function openList(changes: object = {}, options: FakeHostOptions = {}) {
  const calls = { list: () => ({ records: rows, total: 3, size: 15, current: 1, pages: 1 }) }
  const result = await renderWithHost(<Screen config={{ ...config, ...changes }} />, { language: 'en-US', calls, ...options })
  await screen.findByText('pump 3')
  return { ...result, user: userEvent.setup() }
}

const arrow = (n: number) => screen.getByRole('button', { name: `Details of row ${n}` })

describe('a row that opens', () => {
  it('B3-columns shows text and fields of the row under it, and nothing that is hidden', async () => {
    const { user } = await openList()
    expect(arrow(1)).toHaveAttribute('aria-expanded', 'false')
    await user.click(arrow(1))
    expect(arrow(1)).toHaveAttribute('aria-expanded', 'true')
    const detail = screen.getByText('pump 1 in detail').closest('[role="row"]') as HTMLElement
    expect(within(detail).getByText('Place')).toBeInTheDocument()
    expect(within(detail).getByText('Hall 1')).toBeInTheDocument()
    expect(within(detail).queryByText('Secret')).not.toBeInTheDocument()
    await user.click(arrow(1))
    expect(screen.queryByText('pump 1 in detail')).not.toBeInTheDocument()
  })

  it('leaves the numbers and the selection of the rows alone', async () => {
    const { user } = await openList()
    await user.click(arrow(1))
    await user.click(arrow(2))
    expect(screen.getAllByRole('button', { name: /^Details of row/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
      'Details of row 1',
      'Details of row 2',
      'Details of row 3',
    ])
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    expect(screen.getByText('3 selected')).toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeChecked()
  })

  it('is reached and opened by keys', async () => {
    const { user } = await openList()
    await user.click(screen.getByText('pump 1'))
    await user.keyboard('{ArrowLeft}')
    await user.keyboard('{Enter}')
    const detail = screen.getByText('pump 1 in detail')
    await user.click(screen.getByText('pump 1'))
    await user.keyboard('{ArrowDown}')
    expect(detail.closest('[role="gridcell"]')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('gridcell', { name: 'pump 2' })).toHaveFocus()
  })

  it('is no part of a page that does not ask for it', async () => {
    await openList({ detailRow: undefined })
    expect(screen.queryByRole('button', { name: /^Details/ })).not.toBeInTheDocument()
  })
})

describe('a list without selection', () => {
  it('B4-list has no boxes and no button for selected rows', async () => {
    await openList({ selection: false }, { host: { can: () => true } })
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(within(screen.getByRole('toolbar')).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
  })

  it('has both otherwise', async () => {
    await openList({}, { host: { can: () => true } })
    expect(screen.getAllByRole('checkbox')).toHaveLength(4)
    expect(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' })).toBeInTheDocument()
  })
})
