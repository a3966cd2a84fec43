import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { DropdownMenu } from '../../../runtime/kit/DropdownMenu'

afterEach(() => vi.useRealTimers())

it('what is chosen before the keyboard has come into the menu leaves it where the work goes on', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  render(
    <>
      <DropdownMenu menu={{ items: [{ key: 'sessions', label: 'Devices' }], onClick: () => screen.getByRole('textbox').focus() }}>
        <button type="button">User</button>
      </DropdownMenu>
      <input />
    </>,
  )
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Devices' }))
  const focused = vi.fn()
  screen.getByRole('menuitem', { name: 'Devices', hidden: true }).addEventListener('focus', focused)
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(focused).toHaveBeenCalled()
  expect(screen.getByRole('textbox')).toHaveFocus()
})

it('what Enter takes from a menu is no press of its button, which has the keyboard then', async () => {
  const onClick = vi.fn()
  render(
    <DropdownMenu menu={{ items: [{ key: 'de-DE', label: 'Deutsch' }], onClick }}>
      <button type="button" aria-haspopup="menu">
        Language
      </button>
    </DropdownMenu>,
  )
  const button = screen.getByRole('button', { name: 'Language' })
  const entry = await screen.findByRole('menuitem', { name: 'Deutsch' })
  await waitFor(() => expect(entry).toHaveFocus())
  // A press that goes on would be one of the button, which has the focus by then.
  expect(fireEvent.keyDown(entry, { key: 'Enter', keyCode: 13 })).toBe(false)
  expect(onClick).toHaveBeenCalledOnce()
  expect(button).toHaveFocus()
})
