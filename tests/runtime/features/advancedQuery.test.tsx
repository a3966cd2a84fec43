import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import type { SavedQuery } from '../../../schemas/api/superQuery'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import type { Language } from '../../../schemas/page/Text'
import { renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(() => giveElementsSize())
afterEach(() => vi.restoreAllMocks())

const config = {
  kind: 'list',
  version: 1,
  code: 'order',
  title: 'Orders',
  url: { list: '/o/list' },
  columns: [
    { key: 'urgent', type: 'switch', title: 'Urgent' },
    { key: 'name', type: 'input', title: 'Name' },
  ],
  resource: { table: 'orders' },
}
const saved: SavedQuery = {
  id: 'q1',
  rowVersion: 1,
  title: 'Mine',
  matchType: 'or',
  path: 'order',
  records: [{ field: 'name', rule: 'like', val: 'x' }],
}

function Screen() {
  return <ListPage page={usePageModel(config as ListPageConfig)} />
}

const user = userEvent.setup()

async function openBuilder(
  button: string,
  language: Language = 'en-US',
  agrees = true,
  kept: Promise<SavedQuery> = Promise.resolve(saved),
) {
  const answers: Record<string, unknown> = { '/common/superQuery/list': [saved] }
  const shown = await renderWithHost(<Screen />, {
    language,
    agrees,
    calls: {
      list: () => ({ records: [], total: 0, size: 15, current: 1, pages: 1 }),
      get: (path) => answers[path] ?? [],
      post: () => kept,
      put: () => kept,
      delete: () => null,
    },
  })
  await user.click(await screen.findByRole('button', { name: button }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByRole('button', { name: 'Mine' })
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name }))
  return { ...shown, dialog, press }
}

const gestures = {
  'zh-CN': [
    '高级查询',
    '查询',
    '保存查询条件',
    '添加条件',
    '值',
    '保存名称',
    '不能查询空条件',
    '空条件不能保存',
    '保存名称不能为空',
    'Mine 已存在，是否覆盖？',
    '覆盖',
  ],
  'en-US': [
    'Advanced query',
    'Search',
    'Save the query',
    'Add a condition',
    'Value',
    'Save name',
    'cannot query empty conditions',
    'empty conditions cannot be saved',
    'save name cannot be empty',
    'Mine already exists, overwrite?',
    'Overwrite',
  ],
  'de-DE': [
    'Erweiterte Suche',
    'Suchen',
    'Abfrage speichern',
    'Bedingung hinzufügen',
    'Wert',
    'Name',
    'Leere Bedingungen lassen sich nicht abfragen',
    'Leere Bedingungen lassen sich nicht speichern',
    'Der Name darf nicht leer sein',
    'Mine gibt es schon, überschreiben?',
    'Überschreiben',
  ],
} as const

describe('B5.7-texts says by its gesture', () => {
  it.each(Object.entries(gestures))('%s: nothing to search, nothing to save, no name, a name that exists', async (language, words) => {
    const [button, search, save, add, value, name, searchEmpty, saveEmpty, nameEmpty, overwrite, verb] = words
    const { host, dialog, press } = await openBuilder(button, language as Language)
    const said = () => host.notices.map(({ text }) => text)
    await press(search)
    expect(said()).toEqual([searchEmpty])
    await press(save)
    expect(said()).toEqual([searchEmpty, saveEmpty])
    await press(add)
    await user.click(await within(dialog).findByLabelText(value))
    await user.click(
      await screen.findByText(language === 'zh-CN' ? '是' : language === 'de-DE' ? 'Ja' : 'Yes', { selector: '.ant-select-item *' }),
    )
    await press(save)
    expect(said()).toEqual([searchEmpty, saveEmpty, nameEmpty])
    await user.type(within(dialog).getByLabelText(name), 'Mine')
    await press(save)
    await waitFor(() => expect(host.questions).toMatchObject([{ title: overwrite, verb }]))
    const kept = host.made.find(({ method }) => method === 'put')
    expect(kept?.args[1]).toMatchObject({
      id: 'q1',
      title: 'Mine',
      path: 'order',
      records: [{ field: 'urgent', rule: 'eq', val: 'Y', type: 'switch' }],
    })
  })
})

it('B2.8-super B2.8-dialog is 1000 wide with the saved queries at its side; a switch offers Y and N, and the list is asked for it', async () => {
  const { host, dialog, press } = await openBuilder('Advanced query')
  expect(dialog.style.width || dialog.closest<HTMLElement>('.ant-modal')?.style.width).toBe('1000px')
  expect(within(dialog).getByRole('region', { name: 'Saved queries' })).toBeInTheDocument()
  await press('Add a condition')
  await user.click(within(dialog).getByLabelText('Value'))
  expect([...document.querySelectorAll('.ant-select-item')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Yes', 'No']),
  )
  await user.click(await screen.findByText('No', { selector: '.ant-select-item *' }))
  await press('Search')
  const asked = () => host.made.findLast(({ method }) => method === 'list')?.args[1] as Record<string, string>
  await waitFor(() => expect(asked().superQueryMatchType).toBe('and'))
  expect(JSON.parse(decodeURIComponent(asked().superQueryParams ?? ''))).toEqual([{ field: 'urgent', rule: 'eq', val: 'N' }])
})

it('B2.8-super B2.8-dialog deleting a saved query asks; whoever says no keeps it', async () => {
  const { host, press } = await openBuilder('Advanced query', 'en-US', false)
  await press('Delete: Mine')
  expect(host.questions).toMatchObject([{ content: 'Delete “Mine”?' }])
  expect(host.made.some(({ method }) => method === 'delete')).toBe(false)
})

it('keeps a query once, however often its button is pressed meanwhile', async () => {
  let answer: (kept: SavedQuery) => void = () => {}
  const kept = new Promise<SavedQuery>((resolve) => {
    answer = resolve
  })
  const { host, dialog, press } = await openBuilder('Advanced query', 'en-US', true, kept)
  await press('Add a condition')
  await user.click(within(dialog).getByLabelText('Value'))
  await user.click(await screen.findByText('Yes', { selector: '.ant-select-item *' }))
  await user.type(within(dialog).getByLabelText('Save name'), 'Another')
  await press('Save the query')
  await press('Save the query')
  answer(saved)
  await waitFor(() => expect(host.notices).toHaveLength(1))
  expect(host.made.filter(({ method }) => method === 'post')).toHaveLength(1)
})

it('B2.8-super B2.8-dialog fills a small screen', async () => {
  const wide = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...wide(query), matches: query.includes('767.98px') }) as MediaQueryList)
  const { dialog } = await openBuilder('Advanced query')
  expect(within(dialog).getByRole('button', { name: /restore|exit/i })).toBeInTheDocument()
})
