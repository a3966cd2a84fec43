import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../../runtime/calls/Calls'
import { permissiveContext } from '../../../../runtime/model/CompileContext'
import { compilePage } from '../../../../runtime/model/compilePage'
import { FormPage } from '../../../../runtime/pages/FormPage'
import type { FormPageConfig } from '../../../../schemas/page/kinds/form'
import { type FakeHostOptions, renderWithHost } from '../../../support/fakeHost'
import { giveElementsSize } from '../../../support/givenSize'

const config: FormPageConfig = {
  kind: 'form',
  version: 1,
  code: 'refund-records',
  title: 'Refunds',
  url: { add: '/refund/add', find: '/refund/find' },
  items: [
    { key: 'reference', type: 'input', label: 'Reference' },
    { key: 'phone', type: 'input', label: 'Phone', list: false },
    { key: 'amount', type: 'inputNumber', label: 'Amount' },
  ],
  find: { by: ['reference', 'phone'] },
}

const records = [
  { id: '1', reference: 'R1', phone: '138', amount: 590 },
  { id: '2', reference: 'R1', phone: '138', amount: 120 },
]

async function openPage(changes: Partial<FormPageConfig> = {}, options: FakeHostOptions = {}) {
  const page = compilePage({ ...config, ...changes }, permissiveContext('en-US'))
  const result = await renderWithHost(<FormPage page={page} />, {
    language: 'en-US',
    calls: { post: async () => ({ records }) },
    ...options,
  })
  return { ...result, user: userEvent.setup() }
}

const find = () => screen.getByRole('button', { name: 'Look up' })

beforeAll(() => giveElementsSize())
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

describe('P2-public a form that shows rows', () => {
  it('asks for every value before it asks the server', async () => {
    const { user, host } = await openPage()
    await user.type(await screen.findByLabelText('Reference'), ' R1 ')
    await user.click(find())
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in everything that is asked for')
    expect(host.made).toEqual([])
    await user.type(screen.getByLabelText('Phone'), '138{Enter}')
    expect(await screen.findByText('590')).toBeInTheDocument()
    expect(host.made.map(({ args }) => args.slice(0, 2))).toEqual([['/refund/find', { values: { reference: 'R1', phone: '138' } }]])
  })

  it('takes the values of the address at once', async () => {
    await openPage({}, { host: { search: '?reference=R1&phone=138' } })
    expect(await screen.findByText('590')).toBeInTheDocument()
    expect(screen.getByLabelText('Phone', { selector: 'input' })).toHaveValue('138')
  })

  it('shows several rows as a table where the page says so', async () => {
    await openPage({ find: { by: ['reference', 'phone'], show: 'table' } }, { host: { search: '?reference=R1&phone=138' } })
    expect(await screen.findByText('2 records found')).toBeInTheDocument()
    const table = within(screen.getByRole('grid', { name: /Refunds/ }))
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Reference', 'Amount'])
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual(['ReferenceAmount', 'R1590', 'R1120'])
  })

  it('says when nothing was found, and what went wrong', async () => {
    const post = vi.fn(async (): Promise<unknown> => ({ records: [] }))
    const { user } = await openPage({}, { calls: { post }, host: { search: '?reference=R1&phone=1' } })
    expect(await screen.findByText(/Nothing was found/)).toBeInTheDocument()
    post.mockRejectedValueOnce(new CallError('refused', 'Too many requests'))
    await user.type(screen.getByLabelText('Phone'), '2{Enter}')
    expect(await screen.findByText('Too many requests')).toBeInTheDocument()
  })
})

it('P2-public what was sent says what is worth keeping', async () => {
  const { user } = await openPage(
    { find: undefined, successText: 'Thank you', successFields: ['reference'] },
    {
      calls: { add: async () => ({ id: '9', reference: 'ABCDE-12345' }) },
    },
  )
  await user.type(screen.getByLabelText('Phone'), '138')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Thank you')).toBeInTheDocument()
  expect(screen.getByText('ABCDE-12345')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument()
})

it('P2-linked a form of the own row changes the row that the session means', async () => {
  const { user, host } = await openPage(
    { find: undefined, ownRow: true, url: { queryById: '/self', edit: '/editSelf' } },
    {
      calls: {
        queryById: async () => ({ id: 'u1', rowVersion: 3, phone: '138' }),
        edit: async () => ({ id: 'u1', rowVersion: 4, phone: '1380' }),
      },
    },
  )
  await user.type(await screen.findByDisplayValue('138'), '0')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByDisplayValue('1380')).toBeInTheDocument()
  expect(host.made.find(({ method }) => method === 'edit')?.args).toEqual(['/editSelf', { phone: '1380', id: 'u1', rowVersion: 3 }])
})
