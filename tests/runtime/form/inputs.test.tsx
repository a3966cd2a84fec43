import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { cellText } from '../../../runtime/fields/cellText'
import type { FieldModel } from '../../../runtime/model/PageModel'
import { input, openForm, pageOf, save } from './openForm'

const columns = [
  { key: 'kind', type: 'input', title: 'Kind' },
  {
    key: 'value',
    type: 'input',
    title: 'Value',
    inputs: [
      { when: "row.kind == 'number'", as: { type: 'inputNumber', precision: 2 } },
      {
        when: "row.kind == 'state'",
        as: {
          type: 'radio',
          options: [
            { value: 'good', label: 'Good' },
            { value: 'bad', label: 'Bad' },
          ],
        },
      },
    ],
  },
]
const page = pageOf(columns)

describe('a field that has another input in some rows', () => {
  it('shows the input of the row, and follows at once', async () => {
    const { user } = await openForm({ page, mode: 'edit', row: { id: '1', rowVersion: 1, kind: 'state', value: 'good' } })
    expect(await screen.findByLabelText('Good')).toBeChecked()
    await user.clear(input('Kind'))
    expect(screen.queryByLabelText('Good')).toBeNull()
    expect(input('Value')).toHaveValue('')
    await user.type(input('Kind'), 'number')
    await user.type(input('Value'), '1.x5')
    expect(input('Value')).toHaveValue('1.5')
  })

  it('keeps what was typed while the input stays the same', async () => {
    const { user } = await openForm({ page, mode: 'edit', row: { id: '1', rowVersion: 1, kind: 'note', value: 'kept' } })
    await user.type(input('Kind'), 's')
    expect(input('Value')).toHaveValue('kept')
  })

  it('saves a number as text where the field stores text', async () => {
    const { user, host } = await openForm({ page, mode: 'edit', row: { id: '1', rowVersion: 1, kind: 'number', value: '12.5' } })
    expect(input('Value')).toHaveValue('12.50')
    await user.type(input('Value'), '{End}5')
    await user.click(save())
    await vi.waitFor(() => expect(host.made.map(({ args }) => args[1])).toMatchObject([{ value: '12.55' }]), { timeout: 15_000 })
  })

  it('is shown in lists by the kind of its row', () => {
    const value = page.columns.find(({ key }) => key === 'value') as FieldModel
    expect(cellText({ kind: 'number', value: '2.5' }, value)).toBe('2.50')
    expect(cellText({ kind: 'state', value: 'good' }, value)).toBe('Good')
    expect(cellText({ kind: 'note', value: '2.5' }, value)).toBe('2.5')
  })
})
