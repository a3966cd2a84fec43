import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { NotificationOutlet } from '../../../runtime/kit/NotificationOutlet'
import { type PopupProps, reachedPopup } from '../../../runtime/kit/reachedPopup'

function Popup({ children }: PopupProps) {
  return (
    <div>
      {children}
      <p>what opens</p>
    </div>
  )
}

it('what opens below a button is fetched by reaching for it, drawn by a press, and leaves the focus on the button', async () => {
  let asked = 0
  const Opening = reachedPopup(async () => {
    asked += 1
    return { Popup }
  }, 'Popup')
  const user = userEvent.setup()
  render(
    <Opening>
      <button type="button">More</button>
    </Opening>,
  )
  expect(asked).toBe(0)
  await user.hover(screen.getByRole('button', { name: 'More' }))
  expect(asked).toBe(1)
  expect(screen.queryByText('what opens')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(await screen.findByText('what opens')).toBeVisible()
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus()
  expect(asked).toBe(1)
})

it('what cannot be fetched is said, and asked for again by the next press', async () => {
  const onMissing = vi.fn()
  const answers = [() => Promise.reject(new Error('broken')), () => Promise.resolve({ Popup })]
  const Opening = reachedPopup(() => answers.shift()?.() ?? Promise.reject(new Error('none left')), 'Popup')
  render(
    <>
      <Opening onMissing={onMissing}>
        <button type="button">More</button>
      </Opening>
      <NotificationOutlet />
    </>,
  )
  const button = screen.getByRole('button', { name: 'More' })
  button.click()
  expect(await screen.findByText('此部分未能加载')).toBeVisible()
  expect(button).toHaveAttribute('aria-busy', 'false')
  expect(onMissing).toHaveBeenCalledOnce()
  button.click()
  expect(await screen.findByText('what opens')).toBeVisible()
})
