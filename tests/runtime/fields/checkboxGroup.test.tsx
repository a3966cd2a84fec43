import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type ConfigOf, stage } from './fieldStage'

const user = userEvent.setup()
const shifts: ConfigOf<'checkboxGroup'> = {
  type: 'checkboxGroup',
  key: 'shifts',
  title: '班次',
  options: [
    { value: 'early', label: '早班' },
    { value: 'late', label: '晚班' },
    { value: 'night', label: '夜班', disabled: true },
  ],
}
// The label of the field leads to the first, which then bears both names.
const box = (name: string) => screen.findByRole('checkbox', { name: new RegExp(`${name}$`) })

describe('a group of check boxes', () => {
  it('stores what is ticked in the order of the choices, and nothing when all are taken back', async () => {
    const shown = await stage(shifts)
    await user.click(await box('晚班'))
    await user.click(await box('早班'))
    expect(shown.value()).toBe('early,late')
    await user.click(await box('早班'))
    await user.click(await box('晚班'))
    expect(shown.value()).toBeNull()
  })

  it('lets nobody tick what can no longer be chosen, and keeps it where it is stored', async () => {
    const shown = await stage(shifts, { shifts: 'night' })
    expect(await box('夜班')).toBeChecked()
    expect(await box('夜班')).toBeDisabled()
    await user.click(await box('早班'))
    expect(shown.value()).toBe('early,night')
  })

  it('is ticked by the keyboard', async () => {
    const shown = await stage(shifts)
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(3))
    await user.tab()
    await user.keyboard(' ')
    await user.tab()
    await user.keyboard(' ')
    expect(shown.value()).toBe('early,late')
  })
})
