import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { preloadCalendar } from '../../../runtime/fields/parts/dateComponents'
import { giveElementsSize } from '../../support/givenSize'
import { openForm, pageOf } from './openForm'

beforeAll(async () => {
  giveElementsSize()
  await preloadCalendar()
})
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

const url = { add: '/order/add', edit: '/order/edit' }
const open = (fields: readonly unknown[]) => openForm({ page: pageOf(fields, 'en-US', { url }) }, { language: 'en-US' })
const box = () => screen.getByLabelText('Due') as HTMLInputElement
const saveButton = () => screen.getByRole('button', { name: /^(loading )?Save$/ })
const sent = (host: { made: { args: unknown[] }[] }) => host.made.map(({ args }) => args[1])

describe('a text that is none of what its box is for', () => {
  it.each([
    [{ type: 'datetime' }, '31.02.2026 8:30'],
    [{ type: 'time' }, '25:70'],
    [{ type: 'date', picker: 'month' }, '13.2026'],
    [{ type: 'date', picker: 'week' }, '2026-W60'],
    [{ type: 'date', picker: 'quarter' }, '2026-Q7'],
    [{ type: 'date', picker: 'year' }, 'MMXXVI'],
  ])('stays and is marked in %o', async (kind, typed) => {
    const fields = [{ key: 'due', title: 'Due', ...kind }]
    const { user, host } = await open(fields)
    await user.type(box(), typed)
    await user.click(saveButton())
    const what = kind.type === 'time' ? 'time of day' : 'date'
    await screen.findByRole('button', { name: new RegExp(`^Due: “${typed}” is not a ${what}`) })
    expect(box()).toHaveValue(typed)
    expect(sent(host)).toEqual([])
  })

  it('stays and is marked in both ends of a period', async () => {
    const fields = [
      { key: 'start', type: 'date', title: 'Period', endKey: 'end' },
      { key: 'end', type: 'date', title: 'End' },
    ]
    const { user, host } = await open(fields)
    const [begin, end] = document.querySelectorAll<HTMLInputElement>('[data-field=start] input')
    if (!begin || !end) throw new Error('a period has two inputs')
    await user.type(begin, '30.02.2026')
    await user.type(end, '31.02.2026')
    await user.click(saveButton())
    await screen.findByRole('button', { name: /^Period: “30.02.2026” is not a date/ })
    expect(screen.getByRole('button', { name: /^End: “31.02.2026” is not a date/ })).toBeInTheDocument()
    expect([...document.querySelectorAll<HTMLInputElement>('[data-field=start] input')].map(({ value }) => value)).toEqual([
      '30.02.2026',
      '31.02.2026',
    ])
    expect(document.querySelectorAll('.pw-field-error')).toHaveLength(2)
    expect(sent(host)).toEqual([])
  })

  it('holds the form back where it is all that was typed into a row that belongs to it one to one', async () => {
    const page = pageOf([{ key: 'name', type: 'input', title: 'Name' }], 'en-US', {
      url,
      subTables: [
        {
          key: 'deal',
          title: 'Deal',
          foreignKey: 'orderId',
          relation: 'one',
          show: 'below',
          columns: [{ key: 'due', type: 'date', title: 'Due' }],
        },
      ],
    })
    const { user, host } = await openForm(
      { page, mode: 'edit', row: { id: '1', rowVersion: 2, name: 'Bolt' }, subRows: { deal: [] } },
      { language: 'en-US' },
    )
    await screen.findByLabelText('Due')
    await user.type(box(), 'soon')
    await user.click(saveButton())
    await screen.findByRole('button', { name: /soon/ })
    expect(sent(host)).toEqual([])
  })
})
