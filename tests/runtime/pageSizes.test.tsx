import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { ListPage } from '../../runtime/pages/ListPage'
import { usePageModel } from '../../runtime/pages/usePageModel'
import type { FieldConfig } from '../../schemas/fields'
import type { ListPageConfig } from '../../schemas/page/kinds/list'
import { renderWithHost } from '../support/fakeHost'
import { giveElementsSize } from '../support/givenSize'
import { fakeAnswers } from './fields/fakeAnswers'
import { stage } from './pickers/pickerStage'

beforeAll(() => giveElementsSize())

const user = userEvent.setup()
const usual = ['10 条/页', '20 条/页', '30 条/页']

/** What the pager offers, read from its drop-down. */
async function sizesOffered(place: HTMLElement = document.body) {
  await user.click(await within(place).findByRole('combobox', { name: '每页条数' }))
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
}

type Query = Readonly<Record<string, unknown>>

/** A server that remembers how many rows to a page it was asked for. */
function rowsBySize() {
  const asked: unknown[] = []
  const answer = (_url: string, query: Query) => {
    asked.push(query.pageSize)
    const rows = Array.from({ length: 40 }, (_, index) => ({ id: `id${index}`, name: `row ${index}` }))
    return { records: rows.slice(0, Number(query.pageSize)), total: rows.length }
  }
  return { asked, answer }
}

function Screen({ url }: { url: object }) {
  const columns = [{ key: 'name', type: 'input', title: '名称' }]
  const config: unknown = { kind: 'list', version: 1, code: 'e', title: '设备', url, columns }
  // A cast: the page is written here as somebody would write it.
  return <ListPage page={usePageModel(config as ListPageConfig)} />
}

describe('B9-pagesizes how many rows stand on a page', () => {
  it('B9-pagesizes is 15 in a list, and 10, 20 or 30 as its reader chooses', async () => {
    const { asked, answer } = rowsBySize()
    await renderWithHost(<Screen url={{ list: '/e/list' }} />, { language: 'zh-CN', calls: { list: answer as never } })
    expect(await screen.findByText('row 14')).toBeInTheDocument()
    expect(screen.queryByText('row 15')).not.toBeInTheDocument()
    expect(await sizesOffered()).toEqual(expect.arrayContaining(usual))
    await user.click(screen.getByTitle('20 条/页'))
    expect(await screen.findByText('row 19')).toBeInTheDocument()
    expect(asked).toEqual([15, 20])
  })

  it('B2.2-grid B9-pagesizes is 10 where the grid call answers', async () => {
    const { asked, answer } = rowsBySize()
    await renderWithHost(<Screen url={{ list: '/e/list', grid: '/e/grid' }} />, { language: 'zh-CN', calls: { grid: answer as never } })
    expect(await screen.findByText('row 9')).toBeInTheDocument()
    expect(asked).toEqual([10])
    expect(await sizesOffered()).toEqual(usual)
  })

  const pickers: readonly [name: string, FieldConfig, path: string, size: number, sizes: readonly string[]][] = [
    ['users', { type: 'userSelect', key: 'picked', title: '选' }, '/sys/user/list', 10, usual],
    ['users by department', { type: 'userSelect', key: 'picked', title: '选', byDepartment: true }, '/sys/user/list', 10, usual],
    [
      'a report',
      { type: 'popup', key: 'picked', title: '选', popupCode: 'customers', orgFields: ['name'], destFields: ['picked'] },
      '/online/cgreport/api/getData/r1',
      10,
      usual,
    ],
    [
      'business records',
      { type: 'recordSelect', key: 'picked', title: '选', listUrl: '/demo/customer/list', columns: [{ key: 'name', title: '名称' }] },
      '/demo/customer/list',
      5,
      ['5 条/页', ...usual],
    ],
  ]

  it.each(pickers)('B9-pagesizes is asked for in the dialog of %s, with what can be chosen', async (_name, config, path, size, sizes) => {
    const { host } = await stage(config, {}, { calls: fakeAnswers })
    await user.click(screen.getByLabelText('选'))
    const dialog = await screen.findByRole('dialog')
    const asked = () => host.made.map(({ args }) => args).findLast(([url]) => url === path)
    await waitFor(() => expect(asked()?.[1]).toMatchObject({ pageNo: 1, pageSize: size }))
    expect(await within(dialog).findByTitle(`${size} 条/页`)).toBeInTheDocument()
    expect(await sizesOffered(dialog)).toEqual(sizes)
  })
})
