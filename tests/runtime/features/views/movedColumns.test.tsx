import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { giveElementsSize } from '../../../support/givenSize'
import { headings, openMenu, openViews, saved } from './openViews'

beforeAll(() => giveElementsSize())

const heading = (name: string) => screen.getByRole('columnheader', { name })

function drag(from: HTMLElement, to: HTMLElement): void {
  const act = (type: 'dragStart' | 'dragEnter' | 'dragOver' | 'drop' | 'dragEnd', element: HTMLElement) => {
    const event = createEvent[type](element)
    Object.defineProperty(event, 'dataTransfer', { value: { setDragImage() {} } })
    fireEvent(element, event)
  }
  act('dragStart', from)
  act('dragEnter', to)
  act('dragOver', to)
  act('drop', to)
  act('dragEnd', from)
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
    drag(heading('Price'), heading('Name'))
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
})
