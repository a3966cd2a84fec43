import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { input, openForm, pageOf, save } from './openForm'

const columns = [
  { key: 'depart', type: 'input', title: 'Department' },
  { key: 'rights', type: 'tickTree', title: 'Rights', url: '/rights/tree', query: { departId: 'depart' } },
]
const nodes = [
  { key: 'list', title: 'Orders' },
  { key: 'edit', title: 'Edit orders' },
]

it('P7-departs a tree that is asked for with another field offers what belongs to its value, and keeps what was ticked', async () => {
  const get = async (_path: string, { departId }: Record<string, unknown> = {}) => (departId === 'A' ? nodes.slice(0, 1) : nodes)
  const { user, host } = await openForm({ page: pageOf(columns), mode: 'add' }, { calls: { get } })
  await user.click(await screen.findByRole('checkbox', { name: 'Edit orders' }))
  expect(host.made.find(({ method }) => method === 'get')?.args.slice(0, 2)).toEqual(['/rights/tree', {}])
  await user.type(input('Department'), 'A')
  await vi.waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Edit orders' })).toBeNull())
  await user.click(screen.getByRole('checkbox', { name: 'Orders' }))
  await user.click(save())
  await vi.waitFor(() => expect(host.made.at(-1)?.args[1]).toMatchObject({ depart: 'A', rights: 'list,edit' }), { timeout: 15_000 })
})

it('choices that a call answers for another field follow that field', async () => {
  const from = { url: '/stores', value: 'code', label: 'name', foreign: true, query: { company: 'company' } }
  const fields = [
    { key: 'company', type: 'input', title: 'Company' },
    { key: 'store', type: 'radio', title: 'Store', from },
  ]
  const get = async (_path: string, { company }: Record<string, unknown> = {}) => [{ code: '1', name: `Store of ${String(company)}` }]
  const { user } = await openForm({ page: pageOf(fields), mode: 'add' }, { calls: { get } })
  expect(screen.queryByRole('radio')).toBeNull()
  await user.type(input('Company'), 'A')
  expect(await screen.findByRole('radio', { name: /Store of A/ })).toBeInTheDocument()
})
