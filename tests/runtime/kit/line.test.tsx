import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteLineBack, onLineBack } from '../../../runtime/kit/line'
import { reachedPart } from '../../../runtime/kit/reachedPart'

const lost = () => new TypeError('Importing a module script failed.')

let isOnline = true

beforeEach(() => {
  isOnline = true
  vi.useFakeTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})
afterEach(() => {
  noteLineBack()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Three buttons that give way to the same part, and what fetches it. */
function buttons() {
  const Whole = () => <button type="button">whole</button>
  const load = vi.fn(async () => ({ Whole }))
  const part = reachedPart(load, 'Whole')
  const Light = ({ name }: { name: string }) => {
    const [Found, reach] = part.useReached()
    if (Found) return <Found />
    return (
      <button type="button" onPointerEnter={reach}>
        {name}
      </button>
    )
  }
  for (const name of ['one', 'two', 'three']) render(<Light name={name} />)
  const passOver = () => {
    for (const light of screen.getAllByRole('button')) fireEvent.pointerEnter(light)
  }
  return { part, load, passOver }
}

describe('what is fetched ahead, for a pointer that only passes over it', () => {
  it('is not asked for while the browser has no line, and comes when the line is back', async () => {
    const { load, passOver } = buttons()
    isOnline = false
    for (let time = 0; time < 5; time++) {
      passOver()
      await pass(60_000)
    }
    expect(load).not.toHaveBeenCalled()
    isOnline = true
    fireEvent(window, new Event('online'))
    await pass(0)
    expect(load).toHaveBeenCalledTimes(1)
    expect(screen.getAllByRole('button', { name: 'whole' })).toHaveLength(3)
  })

  it('is asked for once by all of its places, and not again by any of them while the server cannot be reached', async () => {
    const { load, passOver } = buttons()
    load.mockRejectedValueOnce(lost())
    for (let time = 0; time < 5; time++) {
      passOver()
      await pass(1000)
    }
    expect(load).toHaveBeenCalledTimes(1)
    // The socket is open again.
    noteLineBack()
    await pass(0)
    expect(load).toHaveBeenCalledTimes(2)
    expect(screen.getAllByRole('button', { name: 'whole' })).toHaveLength(3)
  })

  it('comes after a while where nobody says that the line is back', async () => {
    const { load, passOver } = buttons()
    load.mockRejectedValueOnce(lost())
    const isBack = vi.fn()
    const stop = onLineBack(isBack)
    passOver()
    await pass(60_000)
    expect(load).toHaveBeenCalledTimes(2)
    expect(screen.getAllByRole('button', { name: 'whole' })).toHaveLength(3)
    // What says that the server could not be reached stays until it can be.
    expect(isBack).not.toHaveBeenCalled()
    noteLineBack()
    expect(isBack).toHaveBeenCalledTimes(1)
    stop()
  })

  it('is asked for at once by somebody who presses for it, line or no line', async () => {
    const { part, load } = buttons()
    isOnline = false
    const pressed = part.preload()
    await pass(0)
    expect(load).toHaveBeenCalledTimes(1)
    await pressed
  })
})
