import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { RowButtons } from '../../../runtime/features/rowActions/RowButtons'
import type { ButtonModel } from '../../../runtime/model/PageModel'
import { renderWithHost } from '../../support/fakeHost'

const user = userEvent.setup()

function buttons(...labels: string[]): ButtonModel[] {
  return labels.map((label) => ({ name: label, label, needsExpressions: false, action: { type: 'handler', handler: 'none' } }) as never)
}

async function show(...labels: string[]) {
  const press = vi.fn()
  await renderWithHost(<RowButtons buttons={buttons(...labels)} tabIndex={0} onPress={({ name }) => press(name)} />, { language: 'en-US' })
  return press
}

describe('the own buttons of a row', () => {
  it('stand side by side while they have room', async () => {
    await show('Release', 'Withdraw')
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Release', 'Withdraw'])
  })

  it('that have no room are in a menu, which the keyboard opens and goes through', async () => {
    const press = await show('Release and show it', 'Take it back', 'Send it to the customer', 'Archive')
    expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull()
    screen.getByRole('button', { name: 'More actions' }).focus()
    await user.keyboard('{Enter}')
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Take it back',
      'Send it to the customer',
      'Archive',
    ])
    await user.click(screen.getByRole('menuitem', { name: 'Archive' }))
    expect(press).toHaveBeenCalledExactlyOnceWith('Archive')
  })
})
