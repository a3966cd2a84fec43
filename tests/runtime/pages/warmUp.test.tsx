import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import { pageScreens } from '../../../runtime/pages'
import { WarmUp } from '../../../runtime/pages/warmUp/WarmUp'
import { warmUpPage } from '../../../runtime/pages/warmUp/warmUpPage'
import { renderWithHost } from '../../support/fakeHost'

it('draws its lists where nobody sees them, asks nothing, and does so once', async () => {
  // Another test of the same process may have opened a list.
  delete pageScreens.list.found
  const drawn = vi.spyOn(document, 'createElement')
  const onDone = vi.fn()
  const { host, container } = await renderWithHost(<WarmUp onDone={onDone} />)
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  const elements = drawn.mock.results.map(({ value }) => value as HTMLElement)
  expect(elements.filter(({ role }) => role === 'grid')).toHaveLength(3)
  expect(elements.some(({ role, textContent }) => role === 'gridcell' && textContent === 'x 0')).toBe(true)
  expect(container).toBeEmptyDOMElement()
  expect(screen.queryByRole('grid', { hidden: true })).toBeNull()
  expect(host.made).toEqual([])
  expect(pageScreens.list.found).toBeDefined()
  cleanup()
  drawn.mockClear()
  await renderWithHost(<WarmUp onDone={onDone} />)
  expect(drawn.mock.results.some(({ value }) => (value as HTMLElement).role === 'grid')).toBe(false)
})

it('draws a page in which nothing is broken', () => {
  expect(compilePage(warmUpPage, permissiveContext('en-US')).problems).toEqual([])
})
