import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { giveElementsSize } from '../../support/givenSize'
import { type ConfigOf, stage } from './fieldStage'
import { holdPieces, line } from './heldPieces'

vi.mock('../../../runtime/kit/importAgain', async (loadOriginal) => (await import('./heldPieces')).importHeld(loadOriginal))

const due: ConfigOf<'date'> = { key: 'due', type: 'date', title: 'Due' }
const box = () => screen.getByRole('textbox', { name: 'Due' })
const calendar = () => document.querySelector('.ant-picker-dropdown')

beforeEach(() => {
  giveElementsSize()
  holdPieces()
})

describe('the box of a date whose calendar has not come yet', () => {
  it('stores what is typed when it is left, and what is none is said', async () => {
    const user = userEvent.setup({ delay: null })
    const { value, host } = await stage(due)
    await user.type(box(), '31.12.2026')
    await user.tab()
    expect(box()).toHaveValue('31.12.2026')
    line.openReader()
    await waitFor(() => expect(value()).toBe('2026-12-31'))
    await waitFor(() => expect(box()).toHaveValue('2026-12-31'))
    await user.clear(box())
    await user.type(box(), 'soon')
    await user.tab()
    await waitFor(() => expect(host.notices.map(({ text }) => text)).toEqual([expect.stringContaining('soon')]))
    await waitFor(() => expect(box()).toHaveValue('2026-12-31'))
  })

  it('goes on in the calendar with what is typed by then, but not in the middle of a composition', async () => {
    const user = userEvent.setup({ delay: null })
    await stage(due)
    await user.type(box(), '2026-11')
    fireEvent.compositionStart(box())
    line.open()
    await waitFor(() => expect(box()).toHaveFocus())
    expect(calendar()).toBeNull()
    fireEvent.compositionEnd(box())
    await waitFor(() => expect(calendar()).toBeVisible())
    expect(box()).toHaveFocus()
    expect(box()).toHaveValue('2026-11')
  })
})
