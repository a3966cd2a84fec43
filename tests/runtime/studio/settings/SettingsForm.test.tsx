import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parse } from 'jsonc-parser'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { SettingsForm } from '../../../../runtime/studio/Settings/SettingsForm'
import { pageSettings } from '../../../../runtime/studio/Settings/settingsSchema'
import { checkPage } from '../../../../schemas/checks/checkPage'
import { pageKinds } from '../../../../schemas/page/kinds'
import { starterPage } from '../../../../schemas/page/starterPage'
import type { Language } from '../../../../schemas/page/Text'
import { renderWithHost } from '../../../support/fakeHost'

const user = userEvent.setup()

const written = `{
  "kind": "list", "version": 1, "code": "tools", // its name
  "title": "Tools",
  "url": { "list": "/tools/list" },
  "columns": [
    { "key": "name", "type": "input", "title": "Name" }
  ],
  "grants": { "staff": ["list"] }
}
`

async function open(text = written, { isReadOnly = false, language = 'en-US' as Language } = {}) {
  let now = text
  function Stage() {
    const [page, setPage] = useState(text)
    now = page
    const { problems } = checkPage(page, { language })
    return <SettingsForm text={page} problems={problems} isReadOnly={isReadOnly} onChange={setPage} />
  }
  await renderWithHost(<Stage />, { language })
  return { text: () => now, page: () => parse(now) }
}

/** The page's own group of this name; an area of the page may have one, too, further below. */
const group = (name: string) => within(screen.getAllByRole('group', { name })[0] as HTMLElement)

describe('C-settings the settings of a page', () => {
  it('shows the title in each language, and writes it into the text as the only change', async () => {
    const { text } = await open()
    await user.clear(group('title').getByLabelText('title 简体中文'))
    await user.type(group('title').getByLabelText('title 简体中文'), '工具')
    expect(text()).toBe(written.replace('"Tools"', '"工具"'))
    await user.type(group('title').getByLabelText('title Deutsch'), 'W')
    expect(text()).toBe(written.replace('"Tools"', '{ "zh-CN": "工具", "de-DE": "W" }'))
    await user.clear(group('title').getByLabelText('title Deutsch'))
    expect(text()).toBe(written.replace('"Tools"', '{ "zh-CN": "工具" }'))
  })

  it('takes what is emptied out of the text', async () => {
    const { text } = await open()
    const box = screen.getByLabelText('authPre')
    await user.type(box, 'tool')
    expect(text()).toBe(written.replace('"url"', '"authPre": "tool",\n  "url"'))
    await user.clear(box)
    expect(text()).toBe(written)
  })

  it('says what is wrong with a setting beside it', async () => {
    await open()
    await user.type(screen.getByLabelText('path'), 'tools')
    const box = screen.getByLabelText('path')
    expect(box).toHaveAccessibleDescription(/"tools"/)
    expect(box).toHaveAttribute('aria-invalid', 'true')
  })

  it('takes the page out of the menu, and puts it back', async () => {
    const { page, text } = await open()
    await user.click(screen.getByRole('switch', { name: 'Use menu' }))
    expect(page().menu).toBe(false)
    expect(screen.queryByLabelText('parent')).not.toBeInTheDocument()
    await user.click(screen.getByRole('switch', { name: 'Use menu' }))
    expect(text()).toBe(written)
  })

  it('gives a role permissions, and takes them back', async () => {
    const { page } = await open()
    await user.type(group('grants').getByLabelText('New entry in grants'), 'lead{Enter}')
    await user.type(group('grants').getByLabelText('grants lead'), '*{Enter}')
    await user.type(group('grants').getByLabelText('grants staff'), 'add{Enter}')
    expect(page().grants).toEqual({ staff: ['list', 'add'], lead: ['*'] })
    await user.click(group('grants').getByRole('button', { name: 'Remove staff' }))
    expect(page().grants).toEqual({ lead: ['*'] })
  })

  it('knows yes, no and not said', async () => {
    const { page } = await open()
    await user.click(group('toolbar').getByLabelText('delete'))
    await user.click(await screen.findByTitle('No'))
    expect(page().toolbar).toEqual({ delete: false })
    await user.click(group('toolbar').getByLabelText('delete'))
    await user.click(await screen.findByTitle('several'))
    expect(page().toolbar).toEqual({ delete: 'several' })
  })

  it('shows what counts when nothing is said, and does not write it', async () => {
    const { text } = await open()
    expect(screen.getByLabelText('pageSize')).toHaveAttribute('placeholder', '15')
    await user.type(group('form').getByLabelText('width'), '800')
    expect(parse(text())).toEqual({ ...parse(written), form: { width: 800 } })
  })

  it('explains each setting in the words of the schema, and names nothing that is a list of its own', async () => {
    await open()
    expect(screen.getByLabelText('authPre')).toHaveAccessibleDescription(/^Prefix of the page's permissions/)
    expect(screen.queryByText('columns', { selector: 'legend code' })).not.toBeInTheDocument()
  })

  it('gives nothing to somebody who may only look', async () => {
    const { text } = await open(written, { isReadOnly: true })
    expect(screen.getByLabelText('authPre')).toBeDisabled()
    expect(group('title').getByLabelText('title English')).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument()
    expect(text()).toBe(written)
  })

  it('says that a text that cannot be read comes first', async () => {
    await open('{ "title": ')
    expect(screen.getByRole('alert')).toHaveTextContent('The text cannot be read yet')
  })

  it.each(['zh-CN', 'de-DE'] as const)('says in %s that the explanations are in English', async (language) => {
    await open(written, { language })
    expect(screen.getByText(/英文|englischen Definition/)).toBeInTheDocument()
  })

  it.each(pageKinds)('draws every kind of page: %s', async (kind) => {
    await open(starterPage(kind, 'tools', 'Tools'))
    expect(group('title').getByLabelText('title English')).toBeInTheDocument()
    expect(Object.keys(pageSettings(kind).schema.properties ?? {})).toEqual(expect.arrayContaining(['title', 'menu', 'authPre', 'grants']))
  })
})
