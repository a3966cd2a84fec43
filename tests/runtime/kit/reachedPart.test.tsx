import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { reachedPart } from '../../../runtime/kit/reachedPart'

// @own-modules: presses are listened for in the window of the file that came first.
it('what is being pressed gives way to what was fetched after its click, so that the press is not lost', async () => {
  const Whole = () => <button type="button">whole</button>
  let bring = () => {}
  const module = new Promise<{ Whole: typeof Whole }>((resolve) => (bring = () => resolve({ Whole })))
  const part = reachedPart(() => module, 'Whole')
  let clicks = 0
  const Light = () => {
    const [Found, reach] = part.useReached()
    if (Found) return <Found />
    return (
      <button type="button" onPointerEnter={reach} onClick={() => (clicks += 1)}>
        light
      </button>
    )
  }
  const user = userEvent.setup()
  render(<Light />)
  const light = screen.getByRole('button', { name: 'light' })
  await user.hover(light)
  await user.pointer({ keys: '[MouseLeft>]', target: light })
  await act(async () => {
    bring()
    await part.preload()
  })
  expect(light).toBeVisible()
  await user.pointer({ keys: '[/MouseLeft]', target: light })
  expect(clicks).toBe(1)
  expect(await screen.findByRole('button', { name: 'whole' })).toBeVisible()
})
