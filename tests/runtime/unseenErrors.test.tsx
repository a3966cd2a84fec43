import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../runtime/calls/Calls'
import { registerActionHandler } from '../../runtime/features/actions/actionHandlers'
import { fieldComponents } from '../../runtime/fields'
import { registerRuleHandler } from '../../runtime/form/ruleHandlers'
import { PartMissing } from '../../runtime/kit/importAgain'
import { ListPage } from '../../runtime/pages/ListPage'
import { usePageModel } from '../../runtime/pages/usePageModel'
import { errorText } from '../../runtime/session/errorText'
import { BrokenScreen } from '../../runtime/shell/LastResort'
import { text } from '../../runtime/text/i18n'
import type { ListPageConfig } from '../../schemas/page/kinds/list'
import { type FakeHost, type FakeHostOptions, renderWithHost } from '../support/fakeHost'
import { giveElementsSize } from '../support/givenSize'

/** The components of a select as a test may exchange them. */
const select = fieldComponents.select as unknown as Record<'Cell' | 'Input' | 'isPlainText', () => unknown>

let thrown: () => unknown = () => new Error('secret internals')
const fail = (): never => {
  throw thrown()
}

beforeAll(() => {
  giveElementsSize()
  vi.spyOn(console, 'info').mockImplementation(() => {})
  registerActionHandler('explode', fail)
  registerRuleHandler('explode', fail)
})
beforeEach(() => {
  vi.restoreAllMocks()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const config = {
  kind: 'list',
  version: 1,
  code: 'pump',
  title: 'Pumps',
  url: { list: '/pump/list', add: '/pump/add', edit: '/pump/edit', queryById: '/pump/queryById', delete: '/pump/delete' },
  columns: [
    { key: 'name', type: 'input', title: 'Name', validateRules: [{ handler: 'explode' }] },
    { key: 'place', type: 'input', title: 'Place' },
    { key: 'state', type: 'select', title: 'State', options: [{ value: 'on', text: 'On' }] },
  ],
  toolbar: { custom: [{ name: 'explode', label: 'Explode', action: { type: 'handler', name: 'explode' } }] },
}
const row = { id: 'r1', rowVersion: 1, name: '', place: 'hall', state: 'on' }

function Screen() {
  return <ListPage page={usePageModel(config as ListPageConfig)} />
}

function openList(calls: FakeHostOptions['calls'] = {}) {
  const list = () => ({ records: [row], total: 1, size: 15, current: 1, pages: 1 })
  return renderWithHost(<Screen />, { language: 'en-US', calls: { list, queryById: () => row, ...calls } })
}

const user = userEvent.setup()

async function openForm(button: 'New' | 'Edit') {
  await user.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', undefined, { timeout: 10_000 }))
}

async function save(button: 'New' | 'Edit', label: string) {
  const form = await openForm(button)
  await user.type(await form.findByLabelText(label), 'x')
  await user.click(form.getByRole('button', { name: 'Save' }))
}

/** Everything that a user can read just now. */
const shown = (host?: FakeHost) => `${document.body.textContent} ${JSON.stringify(host?.notices ?? [])} ${document.body.innerHTML}`

/** Each way an error of the code can come to the screen. */
const ways: Record<string, () => Promise<{ host?: FakeHost }>> = {
  'a list that cannot be read': () => openList({ list: fail }),
  'a row that cannot be read': async () => {
    const opened = await openList({ queryById: fail })
    await openForm('Edit')
    return opened
  },
  'a save that fails': async () => {
    const opened = await openList({ add: fail })
    await save('New', 'Place')
    return opened
  },
  'a rule of the page that fails': async () => {
    const opened = await openList()
    await save('New', 'Name')
    return opened
  },
  'a row that cannot be deleted': async () => {
    const opened = await openList({ delete: fail })
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    return opened
  },
  'an action of a button': async () => {
    const opened = await openList()
    await user.click(await screen.findByRole('button', { name: 'Explode' }))
    return opened
  },
  'a cell that breaks while it is drawn': () => {
    vi.spyOn(select, 'Cell').mockImplementation(fail)
    vi.spyOn(select, 'isPlainText').mockImplementation(() => false)
    return openList()
  },
  'an input that breaks while it is drawn': async () => {
    vi.spyOn(select, 'Input').mockImplementation(fail)
    const opened = await openList()
    await openForm('New')
    return opened
  },
  'a product that breaks as a whole': () => renderWithHost(<BrokenScreen error={thrown()} />, { language: 'en-US' }),
}

describe.each([
  ['an Error', () => new Error('secret internals')],
  ['a TypeError', () => new TypeError('secret internals')],
  ['a thrown text', () => 'secret internals'],
])('%s', (_kind, make) => {
  it.each(Object.keys(ways))('is shown as a reference, under which the console has it: %s', async (way) => {
    thrown = make
    const { host } = (await ways[way]?.()) ?? {}
    await waitFor(() => expect(shown(host)).toMatch(/[Rr]eference:? [0-9a-f]{8}|is broken: [0-9a-f]{8}/))
    expect(shown(host)).not.toContain('secret internals')
    const [, reference] = /(?:[Rr]eference:? |is broken: )([0-9a-f]{8})/.exec(shown(host)) ?? []
    const logged = vi.mocked(console.error).mock.calls.find(([first]) => first === `[${reference}]`)
    expect(String(logged?.[1])).toContain('secret internals')
  })
})

it('the answer of a call is shown as it is, and a part that could not be fetched says what helps', () => {
  expect(errorText(new CallError('refused', 'Sold out'), text)).toBe('Sold out')
  expect(errorText(new PartMissing('import'), text)).toBe(text('kit.partMissingText'))
  expect(console.error).not.toHaveBeenCalled()
})

it('an error that is shown twice has one reference and one line in the console', () => {
  const error = new Error('secret internals')
  expect(errorText(error, text)).toBe(errorText(error, text))
  expect(console.error).toHaveBeenCalledTimes(1)
})
