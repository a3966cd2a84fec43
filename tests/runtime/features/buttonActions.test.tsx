import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { runButton } from '../../../runtime/features/actions/runAction'
import { sayAfter } from '../../../runtime/features/actions/sayAfter'
import { saveBlob } from '../../../runtime/kit/saveBlob'
import type { ButtonModel } from '../../../runtime/model/PageModel'
import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { keptOnly } from '../../../schemas/wire/answerCodes'
import { type FakeHostOptions, fakeHost, renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

vi.mock('../../../runtime/kit/saveBlob', () => ({ saveBlob: vi.fn() }))
beforeAll(() => giveElementsSize())

function Screen({ config }: { config: unknown }) {
  return <ListPage page={usePageModel(config as ListPageConfig)} />
}

const row = { id: 'a', name: 'pump', price: 3 }
const user = userEvent.setup()
const call = (more: object = {}) => ({ type: 'call', method: 'POST', url: '/o/go', ...more })

// biome-ignore lint/suspicious/noThenProperty: the name that pages write
const staying = { then: 'none' }

/** A list with one row and one button in it. */
async function openWith(button: object, calls: FakeHostOptions['calls'] = {}) {
  const config = {
    kind: 'list',
    version: 1,
    code: 'order',
    title: 'Orders',
    url: { list: '/o/list' },
    columns: [{ key: 'name', type: 'input', title: 'Name' }],
    rowButtons: [{ name: 'go', label: 'Go', ...button }],
  }
  const { host } = await renderWithHost(<Screen config={config} />, {
    language: 'en-US',
    calls: { list: () => ({ records: [row], total: 1, size: 15, current: 1, pages: 1 }), post: () => null, get: () => 4, ...calls },
  })
  await user.click(await screen.findByRole('button', { name: 'Go' }))
  return host
}

const dialog = async () => within(await screen.findByRole('dialog', undefined, { timeout: 10_000 }))

describe('a button that calls the server', () => {
  it('sends what its body says, worked out for the row', async () => {
    const host = await openWith({ action: call({ body: { order: 'row.id', double: 'row.price * 2', by: 'user.username' } }) })
    await waitFor(() => expect(host.made).toContainEqual({ method: 'post', args: ['/o/go', { order: 'a', double: 6, by: 'admin' }] }))
  })

  it('sends an empty text as one, and nothing as nothing', async () => {
    const body = { note: "row.note == null ? '' : row.note", reason: 'row.reason' }
    const host = await openWith(
      { action: call({ body }) },
      { list: () => ({ records: [{ ...row, note: null, reason: null }], total: 1 }) as never },
    )
    await waitFor(() => expect(host.made).toContainEqual({ method: 'post', args: ['/o/go', { note: '', reason: null }] }))
  })

  it('says what the server says of it, unless the page has words of its own', async () => {
    const calls: FakeHostOptions['calls'] = { post: (_path, _body, options) => options?.onMessage?.('Sent to Li', 200) }
    const host = await openWith({ action: call(staying) }, calls)
    await waitFor(() => expect(host.notices).toEqual([{ kind: 'success', text: 'Sent to Li' }]))
  })

  it.each([
    ['by itself', call(staying)],
    ['whatever the page says of what went well', call({ done: '${count} sent', ...staying })],
    ['after other steps', { type: 'steps', steps: [call(staying), call({ url: '/o/after', done: 'Done', ...staying })] }],
  ])('warns of what is kept and could not be done, %s', async (_, action) => {
    const kept = 'It is kept, but could not be sent'
    const calls: FakeHostOptions['calls'] = {
      post: (path, _body, options) => void (path === '/o/go' && options?.onMessage?.(kept, keptOnly)),
    }
    const host = await openWith({ action }, calls)
    await waitFor(() => expect(host.notices).toEqual([{ kind: 'warning', text: kept }]))
  })

  it('asks with GET, and says in its own words how many there were', async () => {
    const host = await openWith({ action: call({ method: 'GET', body: { q: 'row.name' }, done: 'Found: ${count}', ...staying }) })
    await waitFor(() => expect(host.notices).toEqual([{ kind: 'success', text: 'Found: 4' }]))
    expect(host.made.filter(({ args }) => args[0] === '/o/go')).toEqual([{ method: 'get', args: ['/o/go', { q: 'pump' }] }])
    expect(host.made.filter(({ method }) => method === 'list')).toHaveLength(1)
  })

  it.each([
    ['the name that the answer gives', new File(['x'], 'order a.pdf'), 'order a.pdf'],
    ['the end of its path, where the answer gives none', new Blob(['x']), 'go'],
  ])('saves a file under %s', async (_, file, name) => {
    await openWith({ action: call({ method: 'GET', download: true }) }, { download: () => file })
    await waitFor(() => expect(saveBlob).toHaveBeenLastCalledWith(file, name))
  })

  it('fires once while it is at it', async () => {
    let end = (_result: null) => {}
    const host = fakeHost({
      calls: {
        post: () =>
          new Promise((resolve) => {
            end = resolve
          }),
      },
    })
    const button: ButtonModel = {
      name: 'go',
      label: 'Go',
      action: { type: 'call', method: 'POST', url: '/o/go', isDownload: false, done: '', isReloading: false },
      needsExpressions: false,
    }
    const context = { host, page: undefined as never, rows: [row], reload: () => {}, ask: () => {} }
    const first = runButton(button, context)
    await runButton(button, context)
    end(null)
    await first
    expect(host.made).toHaveLength(1)
    const again = runButton(button, context)
    end(null)
    await again
    expect(host.made).toHaveLength(2)
  })

  it('says that it is at work only when it takes longer than a second', async () => {
    vi.useFakeTimers()
    const say = vi.fn()
    try {
      await sayAfter(Promise.resolve(), say)
      vi.advanceTimersByTime(2000)
      expect(say).not.toHaveBeenCalled()
      let end = (_: null) => {}
      const work = sayAfter(
        new Promise((resolve) => {
          end = resolve
        }),
        say,
      )
      vi.advanceTimersByTime(1000)
      expect(say).toHaveBeenCalledTimes(1)
      end(null)
      await work
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('a button with several steps', () => {
  const steps = { action: { type: 'steps', steps: [call({ url: '/o/one' }), call({ url: '/o/two' }), call({ url: '/o/three' })] } }
  const posted = (host: Awaited<ReturnType<typeof openWith>>) =>
    host.made.filter(({ method }) => method === 'post').map(({ args }) => args[0])

  it('does one after the other, and loads the list anew once', async () => {
    const host = await openWith(steps)
    await waitFor(() => expect(posted(host)).toEqual(['/o/one', '/o/two', '/o/three']))
    await waitFor(() => expect(host.made.filter(({ method }) => method === 'list')).toHaveLength(2))
    expect(host.notices).toEqual([{ kind: 'success', text: 'Done' }])
  })

  it('stops at the first that fails, and says which were done and which were not', async () => {
    const host = await openWith(steps, {
      post: (url) => {
        if (url === '/o/two') throw new CallError('refused', 'Too late.')
        return null
      },
    })
    await waitFor(() =>
      expect(host.notices).toEqual([{ kind: 'warning', text: 'Step 2 of 3 failed: Too late. (steps done before: 1, not done: 1)' }]),
    )
    expect(posted(host)).toEqual(['/o/one', '/o/two'])
  })
})

describe('a button that asks for values first', () => {
  const asking = {
    ask: [
      { key: 'reason', type: 'input', title: 'Reason', validateRules: [{ required: true }] },
      { key: 'fee', type: 'inputNumber', title: 'Fee', defaultValue: 2 },
    ],
  }

  it('shows their form, checks it, and sends them with the rows', async () => {
    const host = await openWith({ ...asking, action: call() })
    const form = await dialog()
    await user.click(await form.findByRole('button', { name: 'Go' }))
    expect(host.made.filter(({ method }) => method === 'post')).toEqual([])
    await user.type(form.getByLabelText(/Reason/), 'late')
    await user.click(form.getByRole('button', { name: 'Go' }))
    const body = { ids: 'a', input: { reason: 'late', fee: 2 } }
    await waitFor(() => expect(host.made).toContainEqual({ method: 'post', args: ['/o/go', body] }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(host.notices).toEqual([{ kind: 'success', text: 'Done' }])
  })

  it('reads them in the body of its call', async () => {
    const host = await openWith({ ...asking, action: call({ body: { text: "row.name + ': ' + input.reason" } }) })
    const form = await dialog()
    await user.type(await form.findByLabelText(/Reason/), 'late')
    await user.click(form.getByRole('button', { name: 'Go' }))
    await waitFor(() => expect(host.made).toContainEqual({ method: 'post', args: ['/o/go', { text: 'pump: late' }] }))
  })

  it('keeps the dialog and what was typed when the server refuses, and marks the field', async () => {
    const errors = [{ path: '/input/reason', code: 'x', message: 'Not that reason.' }]
    await openWith(
      { ...asking, action: call() },
      {
        post: () => {
          throw new CallError('invalid', 'No.', { status: 422, errors })
        },
      },
    )
    const form = await dialog()
    await user.type(await form.findByLabelText(/Reason/), 'late')
    await user.click(form.getByRole('button', { name: 'Go' }))
    expect((await form.findAllByText(/Not that reason\./)).length).toBeGreaterThan(0)
    expect(form.getByText('“Go” did not succeed. What you have typed is still here.')).toBeVisible()
    expect(form.getByLabelText(/Reason/)).toHaveValue('late')
  })

  it('does nothing when the dialog is closed', async () => {
    const host = await openWith({ ...asking, action: call() })
    const form = await dialog()
    await user.click(await form.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(host.made.filter(({ method }) => method === 'post')).toEqual([])
  })
})
