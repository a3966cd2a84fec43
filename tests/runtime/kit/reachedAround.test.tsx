import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { NotificationOutlet } from '../../../runtime/kit/NotificationOutlet'
import { reachedAround } from '../../../runtime/kit/reachedAround'

const user = userEvent.setup()

interface FloatProps {
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?(isOpen: boolean): void
  children?: ReactNode
}

/** Says beside its button that it is open. */
function Float({ open, defaultOpen = false, children }: FloatProps) {
  return (
    <>
      {children}
      {(open ?? defaultOpen) && <output>open</output>}
    </>
  )
}

/** A button with what floats beside it, and what fetches that when the test says so. */
function draw({ isControlled = false, isPressed = false } = {}) {
  let bring = () => {}
  const module = new Promise<{ Float: typeof Float }>((resolve) => (bring = () => resolve({ Float })))
  const Around = reachedAround(() => module, 'Float')
  function Place() {
    const [isOpen, setOpen] = useState(false)
    const controlled = isControlled ? { open: isOpen, onOpenChange: setOpen } : {}
    return (
      <Around {...controlled} isPressed={isPressed}>
        <button type="button">bell</button>
      </Around>
    )
  }
  render(<Place />)
  return { bell: () => screen.getByRole('button', { name: 'bell' }), arrive: () => act(async () => bring()) }
}

describe('what floats beside a button and is fetched when somebody reaches for it', () => {
  it.each([true, false])('is open when it comes while the pointer rests on the button; controlled: %s', async (isControlled) => {
    const { bell, arrive } = draw({ isControlled })
    await user.hover(bell())
    expect(screen.queryByText('open')).toBeNull()
    await arrive()
    expect(await screen.findByText('open')).toBeInTheDocument()
  })

  it('stays closed when the pointer has gone on before it comes', async () => {
    const { bell, arrive } = draw({ isControlled: true })
    await user.hover(bell())
    await user.unhover(bell())
    await arrive()
    expect(screen.queryByText('open')).toBeNull()
  })

  it('opens by the press that came before it, and by no pointer, where a press opens it', async () => {
    const { bell, arrive } = draw({ isControlled: true, isPressed: true })
    await user.click(bell())
    await arrive()
    expect(await screen.findByText('open')).toBeInTheDocument()
    const other = draw({ isControlled: true, isPressed: true })
    await user.hover(screen.getAllByRole('button', { name: 'bell' })[1] as HTMLElement)
    await other.arrive()
    expect(screen.getAllByText('open')).toHaveLength(1)
  })

  it('says so when it cannot be fetched, and another press asks once more', async () => {
    let isDown = true
    const load = async () => {
      if (isDown) throw new Error('no line')
      return { Float }
    }
    const Around = reachedAround(load, 'Float')
    function Place() {
      const [isOpen, setOpen] = useState(false)
      return (
        <Around open={isOpen} onOpenChange={setOpen} isPressed>
          <button type="button">bell</button>
        </Around>
      )
    }
    render(
      <>
        <Place />
        <NotificationOutlet />
      </>,
    )
    await user.click(screen.getByRole('button', { name: 'bell' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('此部分未能加载')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'bell' }))
    expect(await screen.findByText('open')).toBeInTheDocument()
  })

  it('leaves the focus where it is', async () => {
    const { bell, arrive } = draw()
    await user.tab()
    await arrive()
    expect(await screen.findByText('open')).toBeInTheDocument()
    expect(bell()).toHaveFocus()
  })
})
