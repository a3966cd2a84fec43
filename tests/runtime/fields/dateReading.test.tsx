import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { giveElementsSize } from '../../support/givenSize'
import { openForm, pageOf, save } from '../form/openForm'
import { type ConfigOf, stage } from './fieldStage'
import { holdPieces, line } from './heldPieces'

vi.mock('../../../runtime/kit/importAgain', async (loadOriginal) => (await import('./heldPieces')).importHeld(loadOriginal))

const due: ConfigOf<'date'> = { key: 'due', type: 'date', title: 'Due' }
const page = pageOf([due, { key: 'note', type: 'input', title: 'Note' }])
const box = () => screen.getByRole('textbox', { name: 'Due' })
const calendar = () => document.querySelector('.ant-picker-dropdown')
const error = () => document.querySelector('.pw-field-error')

beforeEach(() => {
  giveElementsSize()
  holdPieces()
})

describe('a date that is typed before what reads it has come', () => {
  it.each([
    ['the save button', (user: ReturnType<typeof userEvent.setup>) => user.click(save())],
    ['Ctrl+Enter', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Control>}{Enter}{/Control}')],
    ['Enter and the save button', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Enter}').then(() => user.click(save()))],
  ])('is read before the form is saved by %s', async (_, submit) => {
    const { user, host } = await openForm({ page })
    await user.type(box(), '31.12.2026')
    await submit(user)
    expect(host.made).toEqual([])
    line.openReader()
    await waitFor(() => expect(host.made.map(({ args }) => args[1])).toMatchObject([{ due: '2026-12-31' }]))
  })

  it('holds saving back, and is named, where what was typed is no date', async () => {
    const { user, host } = await openForm({ page })
    await user.type(box(), '31.02.2026')
    await user.click(save())
    line.openReader()
    await waitFor(() => expect(error()).toHaveTextContent('“31.02.2026”不是有效的日期，例如：2026-12-31'))
    expect(box()).toHaveValue('31.02.2026')
    expect(box()).toHaveAttribute('aria-invalid', 'true')
    expect(box()).toHaveAccessibleDescription('“31.02.2026”不是有效的日期，例如：2026-12-31')
    await user.click(await screen.findByRole('button', { name: /^[^“]+：“31.02.2026”/ }))
    await waitFor(() => expect(box()).toHaveFocus())
    expect(host.made).toEqual([])
  })

  it('keeps what was typed where it cannot be read, and reads it when it is left again', async () => {
    Object.assign(line, { reader: Promise.reject(new Error('the line is down')) })
    line.reader.catch(() => {})
    const { user, host } = await openForm({ page })
    await user.type(box(), '31.12.2026')
    await user.click(save())
    await waitFor(() => expect(error()).toHaveTextContent('暂时无法读取'))
    expect(box()).toHaveValue('31.12.2026')
    expect(host.made).toEqual([])
    Object.assign(line, { reader: Promise.resolve() })
    await user.click(box())
    await user.click(save())
    await waitFor(() => expect(host.made.map(({ args }) => args[1])).toMatchObject([{ due: '2026-12-31' }]))
  })

  it('shows a calendar that comes while a text is being read once that is stored', async () => {
    const user = userEvent.setup({ delay: null })
    await stage(due)
    await user.type(box(), '31.12.2026')
    await user.tab()
    line.open()
    line.openReader()
    await waitFor(() => expect(box().closest('.ant-picker')).toBeInTheDocument())
    expect(box()).toHaveValue('2026-12-31')
    expect(calendar()).toBeNull()
    expect(box()).not.toHaveFocus()
  })
})
