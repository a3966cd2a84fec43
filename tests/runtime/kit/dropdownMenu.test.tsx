import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DropdownMenu } from '../../../runtime/kit/DropdownMenu'

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
