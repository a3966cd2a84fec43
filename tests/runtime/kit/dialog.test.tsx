import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { DialogWithFullscreen } from '../../../runtime/kit/DialogWithFullscreen'
import { focusFirstField, focusOpened } from '../../../runtime/kit/focusFirstField'
import { NotificationOutlet } from '../../../runtime/kit/NotificationOutlet'

function Opener({ isDirty = false }: { isDirty?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <ConfigProvider theme={{ token: { motion: false } }}>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <DialogWithFullscreen isOpen={isOpen} title="编辑" isDirty={isDirty} onClose={() => setOpen(false)}>
        <input aria-label="name" />
      </DialogWithFullscreen>
      <NotificationOutlet />
    </ConfigProvider>
  )
}

async function open(isDirty = false) {
  const user = userEvent.setup()
  render(<Opener isDirty={isDirty} />)
  await user.click(screen.getByText('open'))
  return user
}

const dialogs = () => screen.queryAllByRole('dialog')

describe('a dialog', () => {
  it('closes by Escape and gives the focus back to what opened it', async () => {
    const user = await open()
    await user.click(screen.getByLabelText('name'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialogs()).toHaveLength(0))
    expect(screen.getByText('open')).toHaveFocus()
  })

  it('puts the focus into its first field instead of on its cross', async () => {
    await open()
    // The dialog is open when its animation has ended, however short.
    await waitFor(() => expect(screen.getByLabelText('name')).toHaveFocus())
  })

  it('waits for what is fetched before the first field, and goes to the chosen one of radio buttons', async () => {
    const place = document.body.appendChild(document.createElement('div'))
    const date = '<div class="ant-picker"><input aria-label="from"></div>'
    place.innerHTML = `<div data-loading></div>${date}<input aria-label="note">`
    focusFirstField(place)
    expect(document.body).toHaveFocus()
    const radio = (value: string, rest = '') => `<input type="radio" name="state" aria-label="${value}" ${rest}>`
    place.innerHTML = `<div role="radiogroup">${radio('on')}${radio('off', 'checked')}</div>${date}<input aria-label="note">`
    await waitFor(() => expect(screen.getByLabelText('off')).toHaveFocus())
    // What is fetched further down is not waited for.
    place.innerHTML = `${date}<input aria-label="note"><div data-loading></div>`
    focusFirstField(place)
    expect(screen.getByLabelText('note')).toHaveFocus()
    place.remove()
  })

  it('waits for a field that is drawn later, and lets it be when the user has begun elsewhere', async () => {
    const place = document.body.appendChild(document.createElement('div'))
    focusFirstField(place)
    place.append(document.createElement('input'))
    await waitFor(() => expect(place.querySelector('input')).toHaveFocus())
    place.replaceChildren(document.createElement('button'))
    focusFirstField(place)
    place.querySelector('button')?.focus()
    place.querySelector('button')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    place.append(document.createElement('input'))
    await Promise.resolve()
    expect(place.querySelector('button')).toHaveFocus()
    place.remove()
  })

  it('leaves the focus where the user has gone while it was opening', () => {
    const place = document.body.appendChild(document.createElement('div'))
    place.append(document.createElement('input'), document.createElement('textarea'))
    place.querySelector('textarea')?.focus()
    focusOpened(place)
    expect(place.querySelector('textarea')).toHaveFocus()
    place.remove()
  })

  it('leaves it there too when the field is drawn after that, whatever led there', async () => {
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = '<button type="button">history</button><div data-loading></div>'
    focusOpened(place)
    expect(document.body).toHaveFocus()
    // As a screen reader or a script does it: no key is pressed.
    screen.getByText('history').focus()
    place.querySelector('[data-loading]')?.replaceWith(document.createElement('input'))
    await Promise.resolve()
    expect(screen.getByText('history')).toHaveFocus()
    place.remove()
  })

  it('where there is no field, begins with the first thing to press, and where a file is chosen, with the box for it', async () => {
    const place = document.body.appendChild(document.createElement('div'))
    focusOpened(place)
    place.innerHTML = '<button type="button" disabled>first</button><button type="button">second</button>'
    await waitFor(() => expect(screen.getByText('second')).toHaveFocus())
    screen.getByText('second').blur()
    place.innerHTML = '<div aria-busy="true"></div><button type="button">third</button>'
    await Promise.resolve()
    expect(document.body).toHaveFocus()
    place.querySelector('div')?.setAttribute('aria-busy', 'false')
    await waitFor(() => expect(screen.getByText('third')).toHaveFocus())
    screen.getByText('third').blur()
    place.innerHTML = '<a href="#top">help</a><span role="button" tabindex="0">drop<input type="file"></span><input aria-label="note">'
    await waitFor(() => expect(screen.getByText('drop')).toHaveFocus())
    place.remove()
  })

  it('switches to the full screen and back', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: '全屏' }))
    expect(document.querySelector('.pw-dialog-full')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: '还原' }))
    expect(document.querySelector('.pw-dialog-full')).toBeNull()
  })

  it('asks before typed input is lost: staying keeps it open, discarding closes it', async () => {
    const user = await open(true)
    await user.click(screen.getByLabelText('name'))
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: '继续编辑' }))
    await waitFor(() => expect(dialogs()).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(await screen.findByRole('button', { name: '放弃修改' }))
    await waitFor(() => expect(dialogs()).toHaveLength(0))
  })
})
