import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { reachedPart } from '../../../runtime/kit/reachedPart'

afterEach(() => vi.unstubAllGlobals())

/** A button that gives way to what is fetched when the pointer comes near, and what brings that. */
function buttonThatGivesWay(onClick = () => {}) {
  const Whole = () => <button type="button">whole</button>
  let bring = () => {}
  const module = new Promise<{ Whole: typeof Whole }>((resolve) => (bring = () => resolve({ Whole })))
  const part = reachedPart(() => module, 'Whole')
  const Light = () => {
    const [Found, reach] = part.useReached()
    if (Found) return <Found />
    return (
      <button type="button" onPointerEnter={reach} onClick={onClick}>
        light
      </button>
    )
  }
  render(<Light />)
  const fetched = async () => {
    bring()
    await part.preload()
  }
  return { light: screen.getByRole('button', { name: 'light' }), fetched }
}

// @own-modules: presses are listened for in the window of the file that came first.
it('what is being pressed gives way to what was fetched after its click, so that the press is not lost', async () => {
  let clicks = 0
  const { light, fetched } = buttonThatGivesWay(() => (clicks += 1))
  const user = userEvent.setup()
  await user.hover(light)
  await user.pointer({ keys: '[MouseLeft>]', target: light })
  await act(fetched)
  expect(light).toBeVisible()
  await user.pointer({ keys: '[/MouseLeft]', target: light })
  expect(clicks).toBe(1)
  expect(await screen.findByRole('button', { name: 'whole' })).toBeVisible()
})

it('what is not being pressed gives way at once: a press cannot begin on what is about to go', async () => {
  const { light, fetched } = buttonThatGivesWay()
  await userEvent.hover(light)
  // In a browser React comes to an update of its own accord in a later turn, and a press can come before.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  await fetched()
  await null
  expect(light).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'whole' })).toBeVisible()
})
