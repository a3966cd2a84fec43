import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { PageView } from '../../../../runtime/pages/PageView'
import { type CallFakes, type FakeHostOptions, renderWithHost } from '../../../support/fakeHost'
import { giveElementsSize } from '../../../support/givenSize'

beforeAll(() => giveElementsSize())

const list = {
  kind: 'list',
  version: 1,
  code: 'equipment',
  title: { 'zh-CN': '设备', 'en-US': 'Equipment' },
  url: { list: '/e/list', add: '/e/add', delete: '/e/delete' },
  columns: [
    { key: 'name', type: 'input', title: 'Name' },
    { key: 'price', type: 'inputNumber', title: 'Price' },
    { key: 'twice', type: 'inputNumber', title: 'Twice', value: 'row.price * 2.0' },
    { key: 'broken', type: 'input', title: 'Broken', visibleWhen: 'row.price >' },
    { key: 'odd', type: 'input', title: 'Odd', visibleWhen: 'row.name + 1.0 == 2.0' },
  ],
  toolbar: { custom: [{ name: 'ship', label: 'Ship', visibleWhen: 'selected.size() > 0', action: { type: 'open', page: 'x' } }] },
}

const form = {
  kind: 'form',
  version: 1,
  code: 'request',
  title: 'Request',
  url: { add: '/r/add' },
  items: [
    { key: 'samples', type: 'input', label: 'Samples' },
    { key: 'note', type: 'input', label: 'Note', visibleWhen: "row.samples == 'many'" },
  ],
}

const rows = { list: () => ({ records: [{ id: 'a', name: 'pump', price: 4 }], total: 1, size: 15, current: 1, pages: 1 }) }
const user = userEvent.setup()

async function openPage(config: { code: string }, host: FakeHostOptions['host'] = {}, calls: CallFakes = {}) {
  const openTab = vi.fn()
  const result = await renderWithHost(<PageView code={config.code} />, {
    language: 'en-US',
    user: { id: 'u1', username: 'conny', realname: 'Conny', orgCode: null, roles: ['configurator'] },
    host: { search: '?debug', openTab, ...host },
    calls: { ...rows, pageConfig: () => ({ config, version: '1' }), ...calls },
  })
  return { ...result, openTab }
}

const panel = () => screen.findByRole('complementary', { name: 'Page debugging' })
const openTab = async (name: string) => {
  const found = await panel()
  await user.click(within(found).getByRole('tab', { name }))
  return found
}
const rowOf = (place: HTMLElement, name: RegExp) => within(place).getByRole('row', { name })

describe('the panel behind a page', () => {
  it('C-debug is there for who may write pages and asks for it, and for nobody else', async () => {
    const asked = await openPage(list)
    expect(await panel()).toBeInTheDocument()
    asked.unmount()
    const { unmount } = await openPage(list, { search: '' })
    await screen.findByText('pump')
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
    unmount()
    await openPage(list, { can: (action) => action !== 'page:write' })
    await screen.findByText('pump')
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  })

  it('C-debug takes itself out of the address when it is closed, by its button and by Escape', async () => {
    window.history.replaceState(null, '', '/p/equipment?status=open&debug')
    const { openTab: go } = await openPage(list)
    await user.click(await screen.findByRole('button', { name: 'Close the debug panel' }))
    expect(go).toHaveBeenLastCalledWith('/p/equipment?status=open', { replace: true })
    await user.click(screen.getByRole('tab', { name: 'Permissions' }))
    await user.keyboard('{Escape}')
    expect(go).toHaveBeenCalledTimes(2)
  })

  it('C-debug asks for the same rows with it and without', async () => {
    const { host } = await openPage(list, { search: '?debug&status=open' })
    await panel()
    await screen.findByText('pump')
    expect(host.made.filter(({ method }) => method === 'list')).toHaveLength(1)
  })

  it('C-debug shows the compiled page as text, each thing once, and finds values in it', async () => {
    await openPage(list)
    const found = await panel()
    const text = within(found).getByRole<HTMLTextAreaElement>('textbox', { name: 'Compiled page' }).value
    const model = JSON.parse(text) as { fields: { key: string }[]; columns: string[]; customButtons: { visibleWhen: string }[] }
    expect(model.fields.map(({ key }) => key)).toContain('twice')
    expect(model.columns[0]).toMatch(/^→ \/fields\/\d+$/)
    expect(model.customButtons[0]?.visibleWhen).toBe('selected.size() > 0')
    await user.type(within(found).getByRole('searchbox', { name: 'Search paths and values' }), 'TWICE')
    expect(within(found).getByRole('status')).toHaveTextContent(/^Matches: \d+$/)
    expect(within(found).getByText('/fields/2/key')).toBeInTheDocument()
    expect(within(found).queryByText('/fields/0/key')).not.toBeInTheDocument()
    expect(within(found).getByRole('button', { name: 'Copy' })).toBeInTheDocument()
  })

  it('C-debug says of each permission whether it is given, and why', async () => {
    const auth = [{ action: 'equipment:list,page:write', type: '1' as const, status: '1' as const, describe: '' }]
    const controlled = { action: 'equipment:list,equipment:add,equipment:name', type: '1' as const, status: '1' as const, describe: '' }
    const open = { action: 'equipment:delete', type: '1' as const, status: '0' as const, describe: '' }
    const ofForm = { action: 'equipment:price@list', type: '1' as const, status: '1' as const, describe: '' }
    const fixed = { action: 'equipment:price', type: '2' as const, status: '1' as const, describe: '' }
    await openPage(list, { permissions: { auth, allAuth: [controlled, open, ofForm, fixed] } })
    const found = await openTab('Permissions')
    expect(rowOf(found, /^equipment:list Equipment/)).toHaveTextContent('Yes' + 'Granted to one of your roles')
    expect(rowOf(found, /^equipment:add/)).toHaveTextContent('No' + 'Granted to none of your roles')
    expect(rowOf(found, /^equipment:delete/)).toHaveTextContent('Yes' + 'Not controlled, open to everybody')
    expect(rowOf(found, /^equipment:ship Ship/)).toHaveTextContent('Granted to none of your roles')
    expect(
      within(found)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['equipment:name Name: hidden', 'equipment:price Price: hidden in the list', 'equipment:price Price: read-only'])
  })

  it('C-debug shows what expressions give for the selected row, and which of them fail', async () => {
    await openPage(list)
    const found = await openTab('Expressions')
    expect(rowOf(found, /^\/columns\/2\/value row\.price \* 2\.0/)).toHaveTextContent('Open a form or select a row')
    expect(rowOf(found, /^\/columns\/3\/visibleWhen/)).toHaveTextContent('Error:')
    expect(rowOf(found, /^\/toolbar\/custom\/0\/visibleWhen/)).toHaveTextContent(/false$/)
    await user.click(await screen.findByRole('checkbox', { name: 'Select row 1' }))
    expect(rowOf(found, /^\/columns\/2\/value/)).toHaveTextContent(/8$/)
    expect(rowOf(found, /^\/columns\/4\/visibleWhen/)).toHaveTextContent('Error: no such overload')
    expect(rowOf(found, /^\/toolbar\/custom\/0\/visibleWhen/)).toHaveTextContent(/true$/)
  })

  it('C-debug follows what is typed into the open form', async () => {
    await openPage(form)
    const found = await openTab('Expressions')
    const condition = () => rowOf(found, /^\/items\/1\/visibleWhen/)
    await waitFor(() => expect(condition()).toHaveTextContent(/false$/))
    await user.type(screen.getByRole('textbox', { name: /Samples/ }), 'many')
    expect(condition()).toHaveTextContent(/true$/)
  })

  it('C-debug lists the last calls while they are made, and marks failed ones in words', async () => {
    const { host } = await openPage(list)
    const found = await openTab('Last calls')
    expect(within(found).getByText('No calls yet.')).toBeInTheDocument()
    const call = { method: 'GET', startedAt: 0, duration: 12.4 }
    act(() => {
      host.callLog.add({ ...call, address: '/api/e/list', status: 200, code: 0 })
      host.callLog.add({ ...call, address: '/api/e/queryById', status: 404, code: 404, error: 'not there' })
    })
    expect(
      within(found)
        .getAllByRole('row')
        .map(({ textContent }) => textContent?.replace(/^.*?(?=GET|Time)/, '')),
    ).toEqual(['TimeCallStatus / codeDuration', 'GET /api/e/queryById Failed: not there404 / 40412 ms', 'GET /api/e/list 200 / 012 ms'])
  })
})
