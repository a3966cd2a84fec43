import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { describe, expect, it, vi } from 'vitest'
import { lazyFace } from '../../../runtime/fields/parts/lazyFace'

const Box = ({ title }: { title: string }) => <input aria-label={title} />

function Fenced({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <button type="button" onClick={resetErrorBoundary}>
          again
        </button>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}

describe('a face that is loaded when it is first shown', () => {
  it('keeps its place until it has come, and stands there at once ever after', async () => {
    const load = vi.fn(async () => ({ Box }))
    const Lazy = lazyFace(load, 'Box', 40)
    const { container, unmount } = render(<Lazy title="Date" />)
    expect(container.querySelector('.field-loading')).toHaveStyle({ height: '40px' })
    expect(await screen.findByRole('textbox', { name: 'Date' })).toBeInTheDocument()
    unmount()
    render(<Lazy title="Other" />)
    expect(screen.getByRole('textbox', { name: 'Other' })).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is drawn at once when it was fetched ahead', async () => {
    const Lazy = lazyFace(async () => ({ Box }), 'Box')
    await Lazy.preload()
    render(<Lazy title="Date" />)
    expect(screen.getByRole('textbox', { name: 'Date' })).toBeInTheDocument()
  })

  it('C-neverwhite tells the fence around it when it cannot be fetched, and is fetched anew at the next try', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const load = vi.fn(async () => ({ Box })).mockRejectedValueOnce(new Error('no network'))
    const Lazy = lazyFace(load, 'Box')
    render(
      <Fenced>
        <Lazy title="Date" />
      </Fenced>,
    )
    const again = await screen.findByRole('button', { name: 'again' })
    act(() => again.click())
    expect(await screen.findByRole('textbox', { name: 'Date' })).toBeInTheDocument()
    vi.restoreAllMocks()
  })
})
