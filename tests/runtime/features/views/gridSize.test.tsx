import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { DataGrid } from '../../../../runtime/grid/DataGrid'
import { fakeHost, HostAround, renderWithHost } from '../../../support/fakeHost'
import { giveElementsSize } from '../../../support/givenSize'
import { openViews } from './openViews'

giveElementsSize()
afterEach(() => localStorage.clear())

const rows = [{ id: '1', name: 'pump' }]
const columns = [{ key: 'name', name: 'Name' }]

/** Pixels of the heading and of the first row. */
function heights(): readonly string[] {
  return screen.getByRole('grid').style.gridTemplateRows.match(/\d+px/g) ?? []
}

const grid = <DataGrid label="Rows" columns={columns} rows={rows} rowKey={({ id }) => id} />

describe('B9-density', () => {
  it('rows are of medium height until somebody chooses another in the menu of views: at once, by keys, and kept', async () => {
    await openViews()
    const user = userEvent.setup()
    expect(heights()).toEqual(['40px', '40px'])
    await user.click(screen.getByRole('button', { name: 'Views' }))
    const sizes = within(await screen.findByRole('radiogroup', { name: 'Height of rows in lists' }))
    expect(sizes.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(['Medium', 'Small', 'Mini', 'Tiny'])
    expect(sizes.getByRole('radio', { name: 'Medium' })).toBeChecked()
    const found = [
      ['Small', '36px'],
      ['Mini', '32px'],
      ['Medium', '40px'],
      ['Tiny', '28px'],
    ] as const
    for (const [name, height] of found) {
      sizes.getByRole('radio', { name }).focus()
      await user.keyboard(' ')
      expect(heights()).toEqual([height, height])
    }
    expect(JSON.parse(localStorage.getItem('pro__GRID_SIZE_u1') ?? '')).toMatchObject({ value: 'tiny' })
  })

  it('is each user’s own, and holds in every list', async () => {
    localStorage.setItem('pro__GRID_SIZE_u1', JSON.stringify({ value: 'mini', expire: null }))
    const { rerender, host } = await renderWithHost(grid)
    expect(heights()).toEqual(['32px', '32px'])
    const other = fakeHost({ user: { id: 'u2', username: 'other', realname: 'Other', orgCode: null, roles: [] } })
    rerender(<HostAround host={other}>{grid}</HostAround>)
    expect(heights()).toEqual(['40px', '40px'])
    rerender(<HostAround host={host}>{grid}</HostAround>)
    expect(heights()).toEqual(['32px', '32px'])
  })

  it('what is kept and is no height is medium', async () => {
    localStorage.setItem('pro__GRID_SIZE_u1', JSON.stringify({ value: 'huge', expire: null }))
    await renderWithHost(grid)
    expect(heights()).toEqual(['40px', '40px'])
  })
})
