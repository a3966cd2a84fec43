import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { keptOnly } from '../../../schemas/wire/answerCodes'
import { type FakeHostOptions, renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'
import '../../support/productExtensions'

beforeAll(() => giveElementsSize())

const template = { id: 't', templateCode: 'task', templateName: 'For ${name}', templateContent: '${ name }: ${task} until ${receiver}' }
const url = { list: '/t/list', queryById: '/t/queryById' }
const page = {
  kind: 'list',
  version: 1,
  code: 'templates',
  title: 'Templates',
  url,
  columns: [{ key: 'templateCode', type: 'input', title: 'Code' }],
  rowButtons: [{ name: 'send', label: 'Send', action: { type: 'handler', name: 'sendTemplate' } }],
}
const user = userEvent.setup()

function Screen() {
  return <ListPage page={usePageModel(page as ListPageConfig)} />
}

/** The dialog of the button, over a list that shows the code of the template alone. */
async function openDialog(calls: FakeHostOptions['calls']) {
  const rows = [{ id: 't', templateCode: 'task' }]
  const { host } = await renderWithHost(<Screen />, {
    language: 'en-US',
    calls: { list: () => ({ records: rows, total: 1, size: 15, current: 1, pages: 1 }), queryById: () => template, ...calls },
  })
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  return { host, form: within(await screen.findByRole('dialog', undefined, { timeout: 10_000 })) }
}

async function fill(form: ReturnType<typeof within>, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values))
    await user.type(await form.findByRole('textbox', { name: new RegExp(`${label}$`) }), value)
}

it('P7-message a template is sent with an input for each value that it names, and it is said what came of it', async () => {
  const kept = 'The message is kept, but could not be sent'
  const { host, form } = await openDialog({ post: (_path, _body, options) => void options?.onMessage?.(kept, keptOnly) })
  await fill(form, { Receiver: 'li', name: 'Li', task: 'Vibration' })
  await user.click(form.getByRole('button', { name: 'Send' }))
  // A value that is missing is named before anything is sent.
  expect((await form.findAllByText('receiver must be filled in')).length).toBeGreaterThan(0)
  await fill(form, { receiver: 'Friday' })
  await user.click(form.getByRole('button', { name: 'Send' }))
  const data = { name: 'Li', task: 'Vibration', receiver: 'Friday' }
  const path = '/sys/message/sysMessageTemplate/sendMsg'
  await waitFor(() => expect(host.made).toContainEqual({ method: 'post', args: [path, { templateCode: 'task', receiver: 'li', data }] }))
  await waitFor(() => expect(host.notices).toContainEqual({ kind: 'warning', text: kept }))
})

it('P7-message what is refused says that sending failed and why, and keeps what was typed', async () => {
  const { form } = await openDialog({
    post: () => {
      throw new CallError('refused', 'There is no template “task”.')
    },
  })
  await fill(form, { Receiver: 'li', name: 'Li', task: 'Vibration', receiver: 'Friday' })
  await user.click(form.getByRole('button', { name: 'Send' }))
  expect(await form.findByText('“Send” did not succeed. What you have typed is still here.')).toBeVisible()
  expect(form.getByText('There is no template “task”.')).toBeVisible()
  expect(form.getByRole('textbox', { name: /task$/ })).toHaveValue('Vibration')
})
