import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '../../../runtime/kit/ErrorBoundary'
import { importAgain, PartMissing, pieceTimeout } from '../../../runtime/kit/importAgain'
import { lazyPart } from '../../../runtime/kit/lazyPart'
import { PartSuspense } from '../../../runtime/kit/PartSuspense'
import { changeLanguage } from '../../../runtime/text/i18n'

const lost = () => new TypeError('Importing a module script failed.')

beforeEach(async () => {
  await changeLanguage('en-US')
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) link.remove()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Lets every pause between tries pass. */
const later = () => act(() => vi.advanceTimersByTimeAsync(10_000))

function Note() {
  const [typed, setTyped] = useState('')
  return <input aria-label="note" value={typed} onChange={({ target }) => setTyped(target.value)} />
}

function open(load: () => Promise<{ Part: () => React.JSX.Element }>) {
  const Part = lazyPart(load, 'Part')
  render(
    <>
      <Note />
      <ErrorBoundary name="Around">
        <PartSuspense fallback="loading">
          <Part />
        </PartSuspense>
      </ErrorBoundary>
    </>,
  )
  fireEvent.change(screen.getByLabelText('note'), { target: { value: 'typed' } })
}

describe('a piece of the product', () => {
  it('is drawn when it is there, and at once where somebody has asked for it before', async () => {
    const makePart = () => lazyPart(async () => ({ Part: () => <p>here</p> }), 'Part')
    const placeOf = (Part: ReturnType<typeof makePart>) => (
      <PartSuspense fallback="loading">
        <Part />
      </PartSuspense>
    )
    const { unmount } = render(placeOf(makePart()))
    expect(screen.getByText('loading')).toBeInTheDocument()
    await later()
    expect(screen.getByText('here')).toBeInTheDocument()
    unmount()
    const asked = makePart()
    await asked.preload()
    render(placeOf(asked))
    expect(screen.getByText('here')).toBeInTheDocument()
  })

  it('keeps what was typed into it while what is around it is drawn anew', async () => {
    const Part = lazyPart(async () => ({ Part: Note }), 'Part')
    const place = () => (
      <PartSuspense fallback="loading">
        <Part />
      </PartSuspense>
    )
    const { rerender } = render(place())
    await later()
    fireEvent.change(screen.getByLabelText('note'), { target: { value: 'typed' } })
    rerender(place())
    await later()
    expect(screen.getByLabelText('note')).toHaveValue('typed')
  })
})

describe('a piece that cannot be fetched', () => {
  it('is asked for twice more before anybody hears of it', async () => {
    const load = vi.fn(async () => ({ Part: () => <p>here</p> }))
    load.mockRejectedValueOnce(lost()).mockRejectedValueOnce(lost())
    open(load)
    await later()
    expect(screen.getByText('here')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('then says so in its own place and can be tried again, while what is typed beside it stays', async () => {
    const load = vi.fn(async () => ({ Part: () => <p>here</p> }))
    for (let time = 0; time < 3; time++) load.mockRejectedValueOnce(lost())
    open(load)
    await later()
    expect(screen.getByRole('alert')).toHaveTextContent('This part could not be loaded')
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument()
    expect(screen.getByLabelText('note')).toHaveValue('typed')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await later()
    expect(screen.getByText('here')).toBeInTheDocument()
    expect(screen.getByLabelText('note')).toHaveValue('typed')
  })

  it('that is there and broken is told by whoever stands around it, and not asked for again', async () => {
    const load = vi.fn(async () => ({ Part: () => <p>here</p> }))
    load.mockRejectedValueOnce(new ReferenceError('x is not defined'))
    open(load)
    await later()
    expect(screen.getByRole('alert')).toHaveTextContent('Around: Something is broken here')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('that does not arrive for 120 seconds counts as missing', async () => {
    expect(pieceTimeout).toBe(120_000)
    open(() => new Promise(() => {}))
    await act(() => vi.advanceTimersByTimeAsync(pieceTimeout - 1))
    expect(screen.getByText('loading')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('alert')).toHaveTextContent('This part could not be loaded')
  })

  it.each([
    'Failed to fetch dynamically imported module: /a.js',
    'error loading dynamically imported module: /a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('is known by what browsers say of it: %s', async (message) => {
    const outcome = importAgain(() => Promise.reject<{ Part: string }>(new TypeError(message)), 'Part').catch((error: unknown) => error)
    await later()
    expect(await outcome).toBeInstanceOf(PartMissing)
  })

  it('gets a style sheet that was lost on the way, in its place, before it is shown', async () => {
    const first = addSheet('/assets/first.css')
    const lost = addSheet('/assets/part.css')
    const last = addSheet('/assets/last.css')
    lost.dispatchEvent(new Event('error'))
    const load = vi.fn(() => Promise.resolve({ Part: 'there' }))
    const part = importAgain(load, 'Part')
    const other = importAgain(load, 'Part')
    await later()
    expect(load).not.toHaveBeenCalled()
    const again = first.nextElementSibling as HTMLLinkElement
    expect(again.href).toMatch(/\/assets\/part\.css\?try=\d+$/)
    again.dispatchEvent(new Event('load'))
    await later()
    expect(await Promise.all([part, other])).toEqual(['there', 'there'])
    expect(sheetAddresses()).toEqual([first.href, again.href, last.href])
  })

  it('is shown without a style sheet that nobody has any more', async () => {
    const lost = addSheet('/assets/gone.css')
    lost.dispatchEvent(new Event('error'))
    const refuse = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) node.dispatchEvent(new Event('error'))
    })
    refuse.observe(document.head, { childList: true })
    const part = importAgain(() => Promise.resolve({ Part: 'there' }), 'Part')
    await later()
    expect(await part).toBe('there')
    expect(sheetAddresses()).toEqual([lost.href])
    refuse.disconnect()
    lost.remove()
    const next = importAgain(() => Promise.resolve({ Part: 'next' }), 'Part')
    await later()
    expect(await next).toBe('next')
  })
})

function addSheet(address: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  document.head.append(link)
  return link
}

const sheetAddresses = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href)
