import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { giveElementsSize } from '../../support/givenSize'
import { type ConfigOf, stage } from './fieldStage'

const line = vi.hoisted(() => ({ isUp: Promise.resolve(), open: () => {} }))

/** The calendar comes when the line is up. */
vi.mock('../../../runtime/kit/importAgain', async (importOriginal) => {
  const { importAgain } = await importOriginal<typeof import('../../../runtime/kit/importAgain')>()
  const later: typeof importAgain = async (load, name) => {
    await line.isUp
    return importAgain(load, name)
  }
  return { importAgain: later }
})

const due: ConfigOf<'date'> = { key: 'due', type: 'date', title: 'Due' }
const box = () => screen.getByRole('textbox', { name: 'Due' })
const calendar = () => document.querySelector('.ant-picker-dropdown')

beforeEach(() => {
  giveElementsSize()
  let open = () => {}
  const isUp = new Promise<void>((resolve) => {
    open = resolve
  })
  Object.assign(line, { isUp, open })
})

describe('the box of a date whose calendar has not come yet', () => {
  it('stores what is typed when it is left, and what is none is said', async () => {
    const user = userEvent.setup({ delay: null })
    const { value, host } = await stage(due)
    await user.type(box(), '31.12.2026')
    await user.tab()
    expect(value()).toBe('2026-12-31')
    expect(box()).toHaveValue('2026-12-31')
    await user.clear(box())
    await user.type(box(), 'soon')
    await user.tab()
    expect(host.notices.map(({ text }) => text)).toEqual([expect.stringContaining('soon')])
    expect(box()).toHaveValue('2026-12-31')
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
