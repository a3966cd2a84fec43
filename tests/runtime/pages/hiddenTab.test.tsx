import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, type ReactNode } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { PageView } from '../../../runtime/pages/PageView'
import { createQueryClient } from '../../../runtime/session/queryClient'
import { pageConfigKey } from '../../../runtime/session/usePageConfig'
import { changeLanguage } from '../../../runtime/text/i18n'
import type { Language } from '../../../schemas/page/Text'
import { type CallFakes, fakeHost, HostAround } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

const item = (key: string) => ({ key, type: 'input', label: key })
const form = { kind: 'form', version: 1, code: 'note', title: 'Note', url: { add: '/note/add' }, items: [item('text'), item('place')] }
const row = { id: 'r1', name: 'pump', rowVersion: 4 }
const list = {
  kind: 'list',
  version: 1,
  code: 'note',
  title: 'Notes',
  url: { list: '/n/list', queryById: '/n/queryById', edit: '/n/edit' },
  columns: [{ key: 'name', type: 'input', title: 'Name' }],
}

beforeAll(() => giveElementsSize())

/** A tab that can be hidden and shown, as the product's tabs are. */
async function openTab(children: () => ReactNode, published: object = form, answers: CallFakes = {}) {
  const hostIn = (language: Language) =>
    fakeHost({
      language,
      calls: { pageConfig: () => ({ config: current.config, version: current.version }), add: () => ({ id: '1' }), ...answers },
    })
  let host = hostIn('en-US')
  const current = { config: published, version: '1' }
  const queries = createQueryClient()
  await changeLanguage('en-US')
  const draw = (mode: 'visible' | 'hidden') => (
    <QueryClientProvider client={queries}>
      <HostAround host={host}>
        <Activity mode={mode}>{children()}</Activity>
      </HostAround>
    </QueryClientProvider>
  )
  const { rerender } = render(draw('visible'))
  const show = (mode: 'visible' | 'hidden') => act(async () => rerender(draw(mode)))
  const speak = async (language: Language) => {
    host = hostIn(language)
    await act(async () => void (await changeLanguage(language)))
    await show('hidden')
  }
  const publish = (config: object) =>
    act(async () => {
      Object.assign(current, { config, version: '2' })
      queries.setQueryData([...pageConfigKey('note')], { config, version: '2' })
    })
  return { user: userEvent.setup(), show, publish, speak, host: () => host }
}

describe('a tab that is hidden and shown again', () => {
  it('C-publish keeps typed input although an incompatible version was published meanwhile', async () => {
    const { user, show, publish } = await openTab(() => <PageView code="note" />)
    await user.type(await screen.findByLabelText('text', undefined, { timeout: 10_000 }), 'typed')
    await show('hidden')
    await publish({ ...form, items: [item('other')] })
    // The page is drawn once more out of sight, as it is when the language changes.
    await show('hidden')
    await show('visible')
    expect(await screen.findByText(/A new version of this page has been published/)).toBeInTheDocument()
    expect(screen.getByLabelText('text')).toHaveValue('typed')
  })

  it('saves what is typed after the language was changed out of sight', async () => {
    const { user, show, host, speak } = await openTab(() => <PageView code="note" />)
    await user.type(await screen.findByLabelText('text', undefined, { timeout: 10_000 }), 'typed')
    await show('hidden')
    await speak('zh-CN')
    await show('visible')
    await user.type(screen.getByLabelText('text'), ' on')
    await user.click(screen.getByRole('button', { name: '提交' }))
    await screen.findByText('提交成功')
    expect(host().made.find(({ method }) => method === 'add')?.args[1]).toEqual({ text: 'typed on' })
  })

  it('C-publish takes the new version when nothing was typed', async () => {
    const { show, publish } = await openTab(() => <PageView code="note" />)
    await screen.findByLabelText('text', undefined, { timeout: 10_000 })
    await show('hidden')
    await publish({ ...form, items: [item('other')] })
    await show('visible')
    expect(await screen.findByLabelText('other')).toBeInTheDocument()
  })

  it('keeps what was typed into the form of a stored row, although the row is read anew', async () => {
    const { user, show, host } = await openTab(() => <PageView code="note" />, list, {
      list: () => ({ records: [row], total: 1, size: 15, current: 1, pages: 1 }),
      queryById: () => ({ ...row }),
      edit: (_url, body) => ({ ...row, ...body }),
    })
    await user.dblClick(await screen.findByText('pump', undefined, { timeout: 10_000 }))
    const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 10_000 }))
    await user.type(await dialog.findByLabelText('Name'), ' of today')
    const readings = () => host().made.filter(({ method }) => method === 'queryById').length
    const before = readings()
    await show('hidden')
    await show('visible')
    await waitFor(() => expect(readings()).toBeGreaterThan(before))
    expect(await dialog.findByLabelText('Name')).toHaveValue('pump of today')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(host().made.find(({ method }) => method === 'edit')?.args[1]).toMatchObject({ name: 'pump of today' }))
  })

  it('keeps formatted text, and goes on with it', async () => {
    const { show, speak } = await openTab(() => <PageView code="note" />, {
      ...form,
      items: [{ key: 'text', type: 'richText', label: 'text' }],
    })
    const box = () => screen.findByRole('textbox', { name: 'text' }, { timeout: 10_000 })
    const before = await box()
    await act(async () => before.firstElementChild?.replaceChildren('typed'))
    await waitFor(() => expect(before).toHaveTextContent('typed'))
    await show('hidden')
    // Out of sight its editor is taken down.
    await waitFor(() => expect(document.contains(before)).toBe(false))
    await speak('en-US')
    await show('visible')
    expect(await box()).toHaveTextContent('typed')
    expect(screen.queryByText(/could not be shown/)).not.toBeInTheDocument()
  })
})
