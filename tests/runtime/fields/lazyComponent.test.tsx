import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { describe, expect, it, vi } from 'vitest'
import { lazyComponent } from '../../../runtime/fields/parts/lazyComponent'

const Box = ({ title }: { title: string }) => <input aria-label={title} />

function Guarded({ children }: { children: ReactNode }) {
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

describe('a component that is loaded when it is first shown', () => {
  it('keeps its place until it has come, and stands there at once ever after', async () => {
    const load = vi.fn(async () => ({ Box }))
    const Lazy = lazyComponent(load, 'Box', 40)
    const { container, unmount } = render(<Lazy title="Date" />)
    expect(container.querySelector('.field-loading')).toHaveStyle({ height: '40px' })
    expect(await screen.findByRole('textbox', { name: 'Date' })).toBeInTheDocument()
    unmount()
    render(<Lazy title="Other" />)
    expect(screen.getByRole('textbox', { name: 'Other' })).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is drawn at once when it was fetched ahead', async () => {
    const Lazy = lazyComponent(async () => ({ Box }), 'Box')
    await Lazy.preload()
    render(<Lazy title="Date" />)
    expect(screen.getByRole('textbox', { name: 'Date' })).toBeInTheDocument()
  })

  it('C-neverwhite tells the error boundary around it when it cannot be fetched, and is fetched anew at the next try', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const load = vi.fn(async () => ({ Box })).mockRejectedValueOnce(new Error('no network'))
    const Lazy = lazyComponent(load, 'Box')
    render(
      <Guarded>
        <Lazy title="Date" />
      </Guarded>,
    )
    const again = await screen.findByRole('button', { name: 'again' })
    act(() => again.click())
    expect(await screen.findByRole('textbox', { name: 'Date' })).toBeInTheDocument()
    vi.restoreAllMocks()
  })
})
