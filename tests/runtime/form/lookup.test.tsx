import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { input, openForm, pageOf, save } from './openForm'

const columns = [
  { key: 'customer', type: 'select', title: 'Customer', choices: { table: 'customer', label: 'name' }, allowSearch: true },
  { key: 'remark', type: 'input', title: 'Remark', sets: { customer: 'row.remark' } },
  { key: 'phone', type: 'lookup', title: 'Phone', of: 'customer', field: 'phone' },
]
const page = pageOf(columns)
const phones: Readonly<Record<string, string>> = { c1: '111', c2: '222' }
const choices = async (_page: string, { field, values = [] }: { field: string; values?: string[] }) => ({
  items: values.flatMap((value) => {
    const text = field === 'phone' ? phones[value] : `Customer ${value}`
    return text === undefined ? [] : [{ value, text }]
  }),
  hasMore: false,
})
const row = { id: '1', rowVersion: 1, customer: 'c1', customer_dictText: 'Ann', phone: '111', remark: null }

describe('a property of a chosen record', () => {
  it('is shown as the row brought it, and nobody types into it', async () => {
    await openForm({ page, mode: 'edit', row }, { calls: { choices } })
    expect(await screen.findByText('111')).toBeInTheDocument()
    expect(screen.queryByLabelText('Phone', { selector: 'input' })).toBeNull()
  })

  it('follows the choice at once, and is not saved', async () => {
    const { user, host } = await openForm({ page, mode: 'edit', row }, { calls: { choices } })
    await user.type(input('Remark'), 'c2')
    expect(await screen.findByText('222')).toBeInTheDocument()
    expect(screen.queryByText('111')).toBeNull()
    await user.clear(input('Remark'))
    expect(screen.queryByText('222')).toBeNull()
    await user.type(input('Remark'), 'c2')
    await user.click(save())
    await vi.waitFor(() => expect(host.made.at(-1)?.args[1]).toEqual({ id: '1', rowVersion: 1, customer: 'c2', remark: 'c2' }), {
      timeout: 15_000,
    })
  })

  it('shows nothing of a record that nobody may see', async () => {
    const { user } = await openForm({ page, mode: 'add' }, { calls: { choices } })
    await user.type(input('Remark'), 'c9')
    expect(document.querySelector('[data-field=phone] .pw-field-text')).toHaveTextContent(/^$/)
  })
})
