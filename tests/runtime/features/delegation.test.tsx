import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import page from '../../../pages/user-agent/user-agent.page.json'
import { CallError } from '../../../runtime/calls/Calls'
import type { ListModel } from '../../../runtime/model/PageModel'
import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import { expressionsReady } from '../../../runtime/session/expressions'
import { AgentDialog } from '../../../runtime/shell/agent/AgentDialog'
import type { Language } from '../../../schemas/page/Text'
import { type FakeHostOptions, renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(async () => {
  giveElementsSize()
  await expressionsReady()
})

const stored = {
  id: 'a1',
  rowVersion: 3,
  userName: 'admin',
  agentUserName: 'li',
  agentRealName: '李四',
  status: '1',
  startTime: '2026-12-01 08:00:00',
  endTime: '2026-12-24 18:00:00',
  createTime: '2026-11-20 09:00:00',
  createBy: 'admin',
  updateTime: '2026-11-21 09:00:00',
  updateBy: 'admin',
}
type Stored = typeof stored
let rows: Stored[] = []
beforeEach(() => {
  rows = [stored]
})

const callsOver = (): FakeHostOptions['calls'] => ({
  pageConfig: () => ({ config: page, version: 1 }),
  get: (path) => (path === '/sys/sysUserAgent/queryByUserName' ? (rows[0] ?? null) : []),
  list: () => ({ records: rows, total: rows.length, size: 15, current: 1, pages: 1 }),
  queryById: () => rows[0],
  add: (_url, body) => ({ id: 'a2', rowVersion: 1, ...body }),
  edit: (_url, body) => ({ ...rows[0], ...body }),
  put(_url, body) {
    rows = [{ ...stored, ...(body as Partial<Stored>) }]
    return rows[0]
  },
  delete() {
    rows = []
    return null
  },
})

function List() {
  const model = usePageModel(page as never)
  return <ListPage page={model as ListModel} />
}

const user = userEvent.setup()
/** A required field carries a mark behind its title. */
const labelled = (name: string) => new RegExp(`^\\*?${name}$`)
const openList = (language: Language = 'zh-CN', options: FakeHostOptions = {}) =>
  renderWithHost(<List />, { language, ...options, calls: { ...callsOver(), ...options.calls } })
const chosen = { user: [{ value: 'li', label: '李四' }] }
/** Opens the dialog of the menu; the form is there when the focus has come into its first field. */
async function openOwn() {
  const opened = await renderWithHost(<AgentDialog onClose={() => {}} />, { language: 'en-US', calls: callsOver(), chosen })
  await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'), { timeout: 10_000 })
  return opened
}

describe('B2.7-list the delegation list', () => {
  it('has its columns, and in each row a switch, an edit icon and a delete icon', async () => {
    await openList()
    await screen.findByText('李四')
    const headings = screen.getAllByRole('columnheader').map((heading) => heading.getAttribute('aria-label') ?? heading.textContent)
    const wanted = ['代理人姓名', '状态', '开始时间', '结束时间', '创建时间', '创建人', '更新时间', '更新人', '操作']
    expect(headings.map((name) => wanted.find((one) => name?.startsWith(one))).filter(Boolean)).toEqual(wanted)
    const [line] = (await screen.findAllByRole('row')).filter(({ textContent }) => textContent?.includes('李四'))
    const inRow = within(line as HTMLElement)
    for (const name of ['编辑', '删除']) inRow.getByRole('button', { name })
    await inRow.findByRole('switch', { name: '状态: 有效' })
  })

  it('switches between valid and invalid by its call, and shows what the server has stored', async () => {
    const { host } = await openList()
    await user.click(await screen.findByRole('switch', { name: '状态: 有效', checked: true }))
    expect(host.made).toContainEqual({ method: 'put', args: ['/sys/sysUserAgent/editStatus', { id: 'a1', status: '0' }] })
    await screen.findByRole('switch', { name: '状态: 无效', checked: false })
    expect(host.notices).toMatchObject([{ kind: 'success', text: '编辑成功' }])
  })

  it('leaves the switch as it was when the server refuses, and says why', async () => {
    const { host } = await openList('zh-CN', { calls: { put: () => Promise.reject(new CallError('refused', 'Not now')) } })
    await user.click(await screen.findByRole('switch', { name: '状态: 有效' }))
    await waitFor(() => expect(host.notices).toMatchObject([{ kind: 'warning' }]))
    await screen.findByRole('switch', { name: '状态: 有效', checked: true })
  })

  it('shows the state as a word to whoever may not change the rows', async () => {
    await openList('zh-CN', { host: { can: (action) => action !== 'userAgent:edit' } })
    await screen.findByText('有效')
    expect(screen.queryByRole('switch')).not.toBeInTheDocument()
  })

  it('asks 确定删除吗? before a delegation goes, and leaves it when the answer is no', async () => {
    const { host } = await openList('zh-CN', { agrees: false })
    await screen.findByText('李四')
    const [line] = (await screen.findAllByRole('row')).filter(({ textContent }) => textContent?.includes('李四'))
    await user.click(within(line as HTMLElement).getByRole('button', { name: '删除' }))
    await waitFor(() => expect(host.questions.map(({ content }) => content?.split('\n')[0])).toEqual(['确定删除吗?']))
    expect(host.made.some(({ method }) => method === 'delete')).toBe(false)
  })

  it('takes the whole window and gives it back', async () => {
    await openList('en-US')
    const toolbar = within(await screen.findByRole('toolbar'))
    await user.click(toolbar.getByRole('button', { name: 'Whole window' }))
    await user.click(toolbar.getByRole('button', { name: 'Restore size', pressed: true }))
    toolbar.getByRole('button', { name: 'Whole window', pressed: false })
  })
})

describe('B2.7-form the form of a delegation', () => {
  // The first choice is called by the label of the field as well.
  const state = (name: string) => screen.findByRole('radio', { name: new RegExp(`(^| )${name}$`) }, { timeout: 10_000 })

  it('has the user name to read, the state, the agent and two times', async () => {
    await openOwn()
    await screen.findByRole('group', { name: 'User name' }, { timeout: 10_000 })
    expect(screen.queryByRole('textbox', { name: 'User name' })).toBeNull()
    expect([(await state('Valid')).matches(':checked'), (await state('Invalid')).matches(':checked')]).toEqual([true, false])
    for (const name of ['Agent', 'From', 'To']) await screen.findByLabelText(labelled(name))
  })

  it('starts at 0 without a delegation, and a save without a touch of the radio writes 1', async () => {
    rows = []
    const { host } = await openOwn()
    expect(await state('Invalid')).toBeChecked()
    expect(screen.getByText(/^Left as it is, the delegation is saved as valid\./)).toBeVisible()
    await fillIn()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(added(host)).toMatchObject({ status: '1', startTime: '2026-12-01 08:00:00' }))
    await waitFor(() => expect(host.notices).toMatchObject([{ text: 'saved successfully' }]))
  })

  it('saves what was chosen, also where that is what stood there at first', async () => {
    rows = []
    const { host } = await openOwn()
    await user.click(await state('Valid'))
    await user.click(await state('Invalid'))
    await fillIn()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(added(host)).toMatchObject({ status: '0' }))
  })

  it.each([
    ['without a touch of the radio as valid', false, '1'],
    ['as invalid when that is chosen', true, undefined],
  ])('saves an existing one %s', async (_, isTouched, status) => {
    rows = [{ ...stored, status: '0' }]
    const { host } = await openOwn()
    expect(await state('Invalid')).toBeChecked()
    if (isTouched) {
      await user.click(await state('Valid'))
      await user.click(await state('Invalid'))
    }
    await type('To', '2026-12-31 18:00:00')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(host.made.some(({ method }) => method === 'edit')).toBe(true))
    const body = host.made.find(({ method }) => method === 'edit')?.args[1] as Record<string, unknown>
    expect([body.id, body.endTime, body.status]).toEqual(['a1', '2026-12-31 18:00:00', status])
    await waitFor(() => expect(host.notices).toMatchObject([{ text: 'edited successfully' }]))
  })

  const added = (host: { made: { method: string; args: unknown[] }[] }) => host.made.find(({ method }) => method === 'add')?.args[1]
  const type = async (name: string, time: string) => {
    const input = await screen.findByLabelText(labelled(name), undefined, { timeout: 10_000 })
    await user.clear(input)
    await user.type(input, `${time}{Enter}`)
  }
  const fillIn = async () => {
    await user.click(await screen.findByRole('combobox', { name: 'Agent' }))
    await type('From', '2026-12-01 08:00:00')
    await type('To', '2026-12-24 18:00:00')
  }
})
