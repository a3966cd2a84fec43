import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { date } from '../../../runtime/fields/date'
import { openForm, pageOf, save } from './openForm'

// @fake-inputs

const columns = [
  { key: 'name', type: 'input', title: 'Name' },
  { key: 'start', type: 'date', title: 'Period', endKey: 'end' },
  { key: 'remark', type: 'input', title: 'Remark' },
  { key: 'end', type: 'date', title: 'End' },
]
const period = pageOf(columns)

describe('a period', () => {
  it('is one input from and to in the form, under one label', async () => {
    await openForm({ page: period })
    expect(screen.queryByText('End')).toBeNull()
    const places = [...document.querySelectorAll<HTMLElement>('[data-field]')]
    expect(places.map((place) => place.dataset.field)).toEqual(['name', 'start', 'remark'])
    expect(places[1]?.querySelectorAll('input')).toHaveLength(2)
    expect(screen.getByRole('group', { name: 'Period（结束）' })).toBeInTheDocument()
  })

  it('is not saved while it ends before it begins; both ends are stored', async () => {
    const { user, host } = await openForm({ page: period })
    const [begin, end] = document.querySelectorAll<HTMLInputElement>('[data-field=start] input')
    if (!begin || !end) throw new Error('a period has two inputs')
    await user.type(begin, '2026-03-10')
    await user.type(end, '2026-03-09')
    await user.click(save())
    expect(await screen.findByText('Period：结束不能早于开始', { selector: '.pw-field-error' })).toBeInTheDocument()
    expect(host.made).toEqual([])
    await user.clear(end)
    await user.type(end, '2026-03-10')
    await user.click(save())
    await vi.waitFor(() => expect(host.made.map(({ args }) => args[1])).toMatchObject([{ start: '2026-03-10', end: '2026-03-10' }]), {
      timeout: 15_000,
    })
  })

  it('is one column of the list, and its end has none', () => {
    expect(period.columns.map(({ key }) => key)).toEqual(['name', 'start', 'remark'])
    const [, start] = period.columns
    const text = (row: Record<string, unknown>) => date.text(row.start, start as never, row)
    expect(text({ start: '2026-03-01', end: '2026-03-09' })).toBe('2026-03-01 ~ 2026-03-09')
    expect(text({ start: '2026-03-01', end: null })).toBe('2026-03-01 ~')
    expect(text({ start: null, end: null })).toBe('')
  })

  it('stands alone where its end cannot be seen', () => {
    const { columns: shown } = pageOf(columns.map((column) => (column.key === 'end' ? { ...column, visible: false } : column)))
    expect(shown.find(({ key }) => key === 'start')?.end).toBeUndefined()
  })
})
