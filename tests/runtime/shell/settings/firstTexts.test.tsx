import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FirstFrame } from '../../../../runtime/shell/layout/FirstFrame'

// @own-modules: no language is loaded in those that this test opens.

it('C-waiting the product shows the grey frame, and no key of a text, until its texts are there', async () => {
  const { container: frame, unmount } = render(<FirstFrame />)
  const grey = frame.innerHTML
  unmount()
  vi.resetModules()
  const [{ App }, { createAppServices }, { loadLanguage }] = await Promise.all([
    import('../../../../runtime/shell/App'),
    import('../../../../runtime/shell/AppServices'),
    import('../../../../runtime/session/loadLanguage'),
  ])
  const { container } = render(<App product={createAppServices()} />)
  expect(container.innerHTML).toBe(grey)
  await act(() => loadLanguage())
  await screen.findByRole('button', { name: /登\s*录/ })
  expect(container.innerHTML).not.toContain(grey)
})
