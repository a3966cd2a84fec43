import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '../../../runtime/kit/ErrorBoundary'
import { NotificationOutlet } from '../../../runtime/kit/NotificationOutlet'
import { type ReachedSelectProps, reachedSelect } from '../../../runtime/kit/reachedSelect'

const user = userEvent.setup()

/** What comes in the place of the closed drop-down; it says how it was opened. */
function Opened({ autoFocus = false, isOpenAtFirst = false }: ReachedSelectProps) {
  return <output>{[autoFocus && 'focused', isOpenAtFirst && 'open'].filter(Boolean).join(' ') || 'there'}</output>
}

const closed = { id: 'state', placeholder: 'Please choose' }

function draw(load = vi.fn(async () => ({ Opened })), isNeeded = false, box: typeof closed & { autoFocus?: boolean } = closed) {
  const State = reachedSelect(load, 'Opened')
  render(
    <>
      <label htmlFor="state">State</label>
      <State closed={box} isNeeded={isNeeded} />
      <button type="button">Search</button>
    </>,
  )
  return { load, box: () => screen.getByRole('combobox', { name: 'State' }) }
}

/** What fetches the drop-down when the test says so. */
function comesWhenAsked(hand: (bring: (module: { Opened: typeof Opened }) => void) => void) {
  return vi.fn(() => new Promise<{ Opened: typeof Opened }>((resolve) => hand(resolve)))
}

describe('a drop-down that is drawn closed', () => {
  it('C-waiting looks and is called like one, and fetches nothing by itself', async () => {
    const { load, box } = draw()
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    expect(box().closest('.ant-select')).toHaveTextContent('Please choose')
    await act(async () => {})
    expect(load).not.toHaveBeenCalled()
  })

  it('C-waiting gives way to the one that opens when somebody points at it', async () => {
    const { box } = draw()
    await user.hover(box())
    expect(await screen.findByText('there')).toBeInTheDocument()
  })

  it.each(['{ArrowDown}', '{Enter}', ' '])('C-waiting opens by the key “%s”, and keeps the focus', async (key) => {
    let arrive = (_: { Opened: typeof Opened }) => {}
    const { box } = draw(comesWhenAsked((bring) => (arrive = bring)))
    await user.tab()
    expect(box()).toHaveFocus()
    await user.keyboard(key)
    await act(async () => arrive({ Opened }))
    expect(await screen.findByText('focused open')).toBeInTheDocument()
  })

  it('C-waiting opens when it was pressed before the rest had come', async () => {
    let arrive = (_: { Opened: typeof Opened }) => {}
    const { box } = draw(comesWhenAsked((bring) => (arrive = bring)))
    await user.click(box())
    expect(box()).toHaveAttribute('aria-busy', 'true')
    await act(async () => arrive({ Opened }))
    expect(await screen.findByText(/open/)).toBeInTheDocument()
  })

  it('takes no focus back from where somebody has gone on to before the rest had come', async () => {
    let arrive = (_: { Opened: typeof Opened }) => {}
    const { box } = draw(
      comesWhenAsked((bring) => (arrive = bring)),
      false,
      { ...closed, autoFocus: true },
    )
    await waitFor(() => expect(box()).toHaveFocus())
    await user.tab()
    await act(async () => arrive({ Opened }))
    expect(await screen.findByText('there')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus()
  })

  it('is fetched at once where something is chosen already', async () => {
    draw(undefined, true)
    expect(await screen.findByText('there')).toBeInTheDocument()
  })

  it('does not look as if nothing was chosen while it is fetched, and says so in its place when it cannot be', async () => {
    let fail = (_: Error) => {}
    const load = vi.fn(() => new Promise<{ Opened: typeof Opened }>((_, reject) => (fail = reject)))
    const State = reachedSelect(load, 'Opened')
    vi.spyOn(console, 'error').mockImplementation(() => {})
    render(
      <ErrorBoundary size="inline">
        <State closed={closed} isNeeded />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByText('Please choose')).not.toBeInTheDocument()
    await waitFor(() => expect(load).toHaveBeenCalled())
    await act(async () => fail(new Error('gone')))
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  })

  it('says so when nothing comes, and can be pressed once more', async () => {
    const load = vi.fn<() => Promise<{ Opened: typeof Opened }>>().mockRejectedValue(new Error('gone'))
    const { box } = draw(load)
    render(<NotificationOutlet />)
    await user.click(box())
    expect(await screen.findByRole('alert')).toHaveTextContent('此部分未能加载')
    await waitFor(() => expect(box()).toHaveAttribute('aria-busy', 'false'))
    load.mockResolvedValue({ Opened })
    await user.click(box())
    expect(await screen.findByText(/open/)).toBeInTheDocument()
  })
})
