import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { giveElementsSize } from '../../support/givenSize'
import { openDeals } from './chartScreen'

beforeAll(() => giveElementsSize())
afterEach(() => void vi.restoreAllMocks())

const user = userEvent.setup()
const buttons = () => within(screen.getByRole('toolbar')).getAllByRole('button')
const names = () => buttons().map((button) => button.textContent || button.getAttribute('aria-label'))

/** Every button is 80 wide, and the toolbar as wide as the test says. */
function layOut(width: number) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 0, this.getAttribute('role') === 'toolbar' ? width : 80, 32)
  })
}

describe('the toolbar', () => {
  it('is one stop of the Tab key; the arrow keys, Home and End go from button to button', async () => {
    await openDeals()
    expect(buttons().filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons()[0]])
    buttons()[0]?.focus()
    await user.keyboard('{ArrowRight}')
    expect(buttons()[1]).toHaveFocus()
    expect(buttons().filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons()[1]])
    await user.keyboard('{End}')
    expect(buttons().at(-1)).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(buttons()[0]).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('toolbar')).not.toContainElement(document.activeElement as HTMLElement)
    await user.tab({ shift: true })
    expect(buttons()[0]).toHaveFocus()
  })

  it('keeps what finds no room in a menu, which closes when something in it was pressed', async () => {
    layOut(340)
    const { host } = await openDeals()
    expect(names()).toEqual(['Query', 'Advanced query', 'Views', 'More actions'])
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    const menu = within(await screen.findByRole('dialog', { name: 'More actions' }))
    const inside = (await menu.findAllByRole('button')).map(({ textContent }) => textContent)
    expect(inside).toEqual(['Charts', 'Refresh', 'Print the list', 'Analysis'])
    const asked = () => host.made.filter(({ method }) => method === 'list').length
    const before = asked()
    await user.click(menu.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(asked()).toBe(before + 1))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'More actions' })).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus()
  })

  it('C-keys what finds no room there still has its key, out of the way of Tab and of readers', async () => {
    layOut(340)
    const print = vi.spyOn(window, 'print').mockReturnValue()
    await openDeals()
    expect(screen.queryByRole('button', { name: 'Print the list' })).not.toBeInTheDocument()
    const keyed = document.querySelector<HTMLElement>('[aria-keyshortcuts~="Control+P"]')
    expect(keyed?.closest('[inert]')).not.toBeNull()
    keyed?.click()
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    expect(screen.getByRole('article', { name: 'Deals' })).toBeInTheDocument()
  })

  it('shows the menu of a button that is in the menu, and Escape leads back', async () => {
    layOut(130)
    await openDeals()
    expect(names()).toEqual(['Query', 'More actions'])
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('button', { name: 'Charts' }))
    expect(await screen.findByRole('button', { name: 'By state' })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'By state' })).not.toBeInTheDocument()
  })

  it('leads the keyboard to the first entry of a menu that was chosen in the menu', async () => {
    layOut(130)
    await openDeals()
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    const item = await screen.findByRole('button', { name: 'Charts' })
    item.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'New chart' })).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(await screen.findByLabelText('Chart name')).toBeInTheDocument()
  })

  it('has no menu where everything finds room', async () => {
    layOut(900)
    await openDeals()
    expect(names()).toEqual(['Query', 'Advanced query', 'Views', 'Charts', 'Refresh', 'Print the list', 'Analysis'])
  })
})
