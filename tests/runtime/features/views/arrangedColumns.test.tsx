import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { giveElementsSize } from '../../../support/givenSize'
import { headings, openMenu, openViews, saved } from './openViews'

beforeAll(() => giveElementsSize())
// What was arranged is kept.
afterEach(() => localStorage.clear())

const heading = (name: string) => screen.getByRole('columnheader', { name })

/** Pixels that a column is wide. */
function widthOf(name: string): number {
  const template = screen.getByRole('grid').style.gridTemplateColumns.split(' ')
  return Number.parseFloat(template[Number(heading(name).getAttribute('aria-colindex')) - 1] ?? '')
}

/** Makes a column, which the browser has drawn as wide as this, wider by its heading. */
async function widen(user: UserEvent, name: string, from: number): Promise<void> {
  await user.click(heading(name))
  vi.spyOn(heading(name), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, from, 40))
  await user.keyboard('{Control>}{ArrowRight}{/Control}')
  expect(widthOf(name)).toBe(from + 10)
}

/** Whether the heading takes what is dragged: the browser shows that to whoever drags. */
function drag(from: HTMLElement, to: HTMLElement): boolean {
  const act = (type: 'dragStart' | 'dragEnter' | 'dragOver' | 'drop' | 'dragEnd', element: HTMLElement) => {
    const event = createEvent[type](element)
    Object.defineProperty(event, 'dataTransfer', { value: { setDragImage() {} } })
    fireEvent(element, event)
    return event.defaultPrevented
  }
  act('dragStart', from)
  act('dragEnter', to)
  const isTaken = act('dragOver', to)
  // A browser drops nothing where it is not taken.
  if (isTaken) act('drop', to)
  act('dragEnd', from)
  return isTaken
}

describe('the columns of a list', () => {
  it('C-keys are moved by Ctrl, Shift and an arrow in their heading, which keeps the focus; they stop at the last one', async () => {
    const { user } = await openViews()
    await user.click(heading('Price'))
    await user.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}')
    expect(headings()).toEqual(['Name', 'Price', 'Place'])
    await waitFor(() => expect(heading('Price')).toHaveFocus())
    await user.keyboard('{Control>}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{/Control}')
    expect(headings()).toEqual(['Name', 'Place', 'Price'])
    expect(heading('Price')).toHaveFocus()
  })

  it('are moved by dragging their headings, and ask for no rows anew', async () => {
    const { host } = await openViews()
    const asked = () => host.made.filter(({ method }) => method === 'list').length
    const before = asked()
    drag(heading('Name'), heading('Price'))
    await waitFor(() => expect(headings()).toEqual(['Place', 'Price', 'Name']))
    expect(asked()).toBe(before)
  })

  it('stay at their side where they are locked', async () => {
    const { user } = await openViews({ search: '?view=v1' })
    await waitFor(() => expect(headings()).toEqual(['Name', 'Price']))
    expect(drag(heading('Price'), heading('Name'))).toBe(false)
    expect(heading('Name')).not.toHaveClass('rdg-cell-drag-over')
    await user.click(heading('Price'))
    await user.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}')
    expect(headings()).toEqual(['Name', 'Price'])
  })

  it('B2.4-designer stand in a new view where they have been moved to', async () => {
    const { user } = await openViews({ views: [saved] })
    drag(heading('Price'), heading('Name'))
    await waitFor(() => expect(headings()).toEqual(['Price', 'Name', 'Place']))
    await openMenu(user)
    await user.click(await screen.findByRole('button', { name: 'New' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('tab', { name: 'Columns' }))
    const chosen = await within(dialog).findByRole('group', { name: 'Chosen columns' })
    expect(
      within(chosen)
        .getAllByRole('spinbutton')
        .map((box) => box.getAttribute('aria-label')),
    ).toEqual(['Width: Price', 'Width: Name', 'Width: Place'])
  })

  it('keep their places and the widths that they were given when the list is opened the next time, each view its own', async () => {
    const { user } = await openViews({ views: [saved] })
    await widen(user, 'Name', 220)
    drag(heading('Price'), heading('Name'))
    await waitFor(() => expect(headings()).toEqual(['Price', 'Name', 'Place']))
    expect(widthOf('Name')).toBe(230)
    cleanup()
    await openViews({ views: [saved] })
    expect(headings()).toEqual(['Price', 'Name', 'Place'])
    expect(widthOf('Name')).toBe(230)
    cleanup()
    await openViews({ views: [saved], search: '?view=v1' })
    await waitFor(() => expect(headings()).toEqual(['Name', 'Price']))
    expect(widthOf('Name')).toBe(300)
  })

  it('are as the page has them again after they were reset in the menu of views', async () => {
    const { user } = await openViews()
    const before = widthOf('Name')
    await openMenu(user)
    await screen.findByRole('button', { name: 'New' })
    expect(screen.queryByRole('button', { name: 'Reset the columns' })).toBeNull()
    await user.keyboard('{Escape}')
    await widen(user, 'Name', 220)
    drag(heading('Price'), heading('Name'))
    await waitFor(() => expect(headings()).toEqual(['Price', 'Name', 'Place']))
    await openMenu(user)
    await user.click(await screen.findByRole('button', { name: 'Reset the columns' }))
    await waitFor(() => expect(headings()).toEqual(['Name', 'Place', 'Price']))
    expect(widthOf('Name')).toBe(before)
    cleanup()
    await openViews()
    expect(headings()).toEqual(['Name', 'Place', 'Price'])
  })

  it('are locked and let go where they are filtered, and stay so', async () => {
    const { user } = await openViews()
    await user.click(screen.getByRole('button', { name: /^Filter “Place”/ }))
    const lock = await screen.findByRole('checkbox', { name: /Lock the column/ })
    expect(lock).not.toBeChecked()
    await user.click(lock)
    expect(lock).toBeChecked()
    await waitFor(() => expect(headings()).toEqual(['Place', 'Name', 'Price']))
    expect(heading('Place')).toHaveClass('rdg-cell-frozen-start')
    cleanup()
    const again = await openViews()
    expect(headings()).toEqual(['Place', 'Name', 'Price'])
    await again.user.click(screen.getByRole('button', { name: /^Filter “Place”/ }))
    await again.user.click(await screen.findByRole('checkbox', { name: /Lock the column/ }))
    await waitFor(() => expect(headings()).toEqual(['Name', 'Place', 'Price']))
  })

  it('B2.4-designer stand in the view that is shown as they have been arranged, when it is designed', async () => {
    const { user, sent } = await openViews({ search: '?view=v1' })
    await waitFor(() => expect(headings()).toEqual(['Name', 'Price']))
    await widen(user, 'Name', 220)
    await openMenu(user, 'View: My view')
    await user.click(await screen.findByRole('button', { name: 'Edit: My view' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent('put')).toHaveLength(1))
    expect(sent('put')[0]).toMatchObject({
      disPlay: [
        { columnName: 'price', columnWidth: 90, isLock: 'no' },
        { columnName: 'name', columnWidth: 230, isLock: 'yes' },
      ],
    })
  })
})
