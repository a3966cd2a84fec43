import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { PageList } from '../../../runtime/studio/PageList/PageList'
import type { PageSummary } from '../../../schemas/api/pages'
import { type FakeHostOptions, renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(() => giveElementsSize())

const page = (code: string, title: string, state: PageSummary['state']): PageSummary => ({
  code,
  kind: 'list',
  title,
  state,
  version: state === 'draft' ? null : 2,
  updateBy: 'admin',
  updateTime: '2026-11-20 10:00:00',
})
const pages = [page('order', '订单', 'published'), page('test-plan', '试验计划', 'changed'), page('idea', '想法', 'draft')]

async function open(options: FakeHostOptions = {}) {
  const draft = { code: 'new-page', text: '', base: null, revision: 1, updateBy: null, updateTime: null }
  const calls = { get: () => pages, put: () => draft, ...options.calls }
  const routes = (
    <MemoryRouter initialEntries={['/studio']}>
      <Routes>
        <Route path="/studio" element={<PageList />} />
        <Route path="/studio/:code" element={<p>editor</p>} />
      </Routes>
    </MemoryRouter>
  )
  return { user: userEvent.setup(), ...(await renderWithHost(routes, { ...options, calls })) }
}

describe('the list of pages in the studio', () => {
  it('C-publish shows every page with its state', async () => {
    await open()
    expect(await screen.findByRole('link', { name: '订单' })).toHaveAttribute('href', '/studio/order')
    for (const state of ['已发布', '有未发布的修改', '草稿']) expect(screen.getByText(state)).toBeInTheDocument()
  })

  it('names itself below the name of the tab, which the frame gives: a page has one first heading', async () => {
    await open()
    expect(await screen.findByRole('heading', { level: 2, name: '页面工作室' })).toBeVisible()
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  })

  it('keeps what can be done with a page in sight where the screen is narrow', async () => {
    await open()
    await screen.findByRole('link', { name: '订单' })
    expect(screen.getByRole('columnheader', { name: '操作' }).style.insetInlineEnd).not.toBe('')
    expect(screen.getByRole('columnheader', { name: '编码' }).style.insetInlineEnd).toBe('')
  })

  it('sorts the pages', async () => {
    const { user } = await open()
    await screen.findByRole('link', { name: '订单' })
    const titles = () => screen.getAllByRole('link').map((link) => link.getAttribute('href')?.split('/').at(-1))
    await user.click(screen.getByRole('columnheader', { name: '编码' }))
    expect(titles()).toEqual(['idea', 'order', 'test-plan'])
    await user.click(screen.getByRole('columnheader', { name: '编码' }))
    expect(titles()).toEqual(['test-plan', 'order', 'idea'])
  })

  it('is one stop of the Tab key: arrows go to a page, and Enter opens it; so does a double click on its row', async () => {
    const { user, unmount } = await open()
    const link = await screen.findByRole('link', { name: '想法' })
    await user.click(screen.getByRole('gridcell', { name: 'order' }))
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}')
    expect(link).toHaveFocus()
    for (const other of screen.getAllByRole('link')) expect(other.tabIndex).toBe(other === link ? 0 : -1)
    await user.keyboard('{Enter}')
    expect(await screen.findByText('editor')).toBeInTheDocument()
    unmount()
    await open()
    await user.dblClick(await screen.findByRole('gridcell', { name: 'test-plan' }))
    expect(await screen.findByText('editor')).toBeInTheDocument()
  })

  it('shows only what is of a kind, when one is chosen', async () => {
    const dictionary = { ...page('priority.dict', '优先级', 'published'), kind: 'dictionary' }
    const { user } = await open({ calls: { get: () => [...pages, dictionary] } })
    await screen.findByRole('link', { name: '订单' })
    await user.click(screen.getByRole('combobox', { name: '类型' }))
    await user.click(await screen.findByTitle('字典'))
    await waitFor(() => expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['优先级']))
  })

  it('finds pages by title and by code', async () => {
    const { user } = await open()
    await screen.findByRole('link', { name: '订单' })
    await user.type(screen.getByRole('searchbox'), 'PLAN')
    expect(screen.getByRole('link', { name: '试验计划' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: '订单' })).toBeNull()
    await user.type(screen.getByRole('searchbox'), 'x')
    expect(screen.getByText('没有匹配的页面')).toBeInTheDocument()
  })

  it('refuses a code that is taken or cannot be one, and goes to the editor with a good one', async () => {
    const { user, host } = await open()
    await user.click(await screen.findByRole('button', { name: /新建页面/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('编码'), 'order')
    await user.type(dialog.getByLabelText('标题'), '新的')
    await user.click(dialog.getByRole('button', { name: '创建' }))
    await screen.findByText('已有编码为“order”的页面。')
    await user.clear(dialog.getByLabelText('编码'))
    await user.type(dialog.getByLabelText('编码'), 'Neu!')
    await user.click(dialog.getByRole('button', { name: '创建' }))
    await screen.findByText(/请以小写字母开头/)
    expect(host.made.filter(({ method }) => method === 'put')).toEqual([])
    await user.clear(dialog.getByLabelText('编码'))
    await user.type(dialog.getByLabelText('编码'), 'new-page')
    await user.click(dialog.getByRole('button', { name: '创建' }))
    expect(await screen.findByText('editor')).toBeInTheDocument()
    expect(host.made.find(({ method }) => method === 'put')?.args[0]).toBe('/page-configs/new-page/draft')
  })

  it('has no dialog open any more when one comes back to it from the page that was made', async () => {
    const draft = { code: 'new-page', text: '', base: null, revision: 1, updateBy: null, updateTime: null }
    const user = userEvent.setup()
    // A tab that is kept alive: the list stays as it is while the page is written.
    await renderWithHost(
      <MemoryRouter>
        <PageList />
      </MemoryRouter>,
      { calls: { get: () => pages, put: () => draft } },
    )
    await user.click(await screen.findByRole('button', { name: /新建页面/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('编码'), 'new-page')
    await user.type(dialog.getByLabelText('标题'), '新的')
    await user.click(dialog.getByRole('button', { name: '创建' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: /新建页面/ }))
    expect(within(await screen.findByRole('dialog')).getByLabelText('编码')).toHaveValue('')
  })

  it('offers no new page to somebody who may only look', async () => {
    await open({ host: { can: () => false } })
    await screen.findByRole('link', { name: '订单' })
    expect(screen.queryByRole('button', { name: /新建页面/ })).toBeNull()
  })

  it('offers dictionaries and rules, and what is done with them, to who may change them', async () => {
    const dictionary = { ...page('stage.dict', '阶段', 'published'), kind: 'dictionary' }
    const { user } = await open({ host: { can: (action) => action !== 'dict:write' }, calls: { get: () => [...pages, dictionary] } })
    await screen.findByRole('link', { name: '阶段' })
    expect(screen.getByRole('button', { name: /“订单”的更多操作/ })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /“阶段”的更多操作/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: /新建页面/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('radio', { name: /^列表/ })).toBeInTheDocument()
    expect(dialog.queryByRole('radio', { name: /^字典/ })).toBeNull()
  })

  it('says when the pages cannot be loaded, and tries again', async () => {
    let isDown = true
    const get = () => {
      if (isDown) throw new CallError('offline', '服务器没有应答')
      return pages
    }
    const { user } = await open({ calls: { get } })
    expect(await screen.findByText('服务器没有应答')).toBeInTheDocument()
    isDown = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('link', { name: '订单' })).toBeInTheDocument()
  })
})
