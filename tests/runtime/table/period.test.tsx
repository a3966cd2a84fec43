import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { giveElementsSize } from '../../support/givenSize'
import { cell, openTable } from './openTable'

beforeAll(() => giveElementsSize())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const columns = [
  { key: 'room', type: 'input', title: 'Room' },
  { key: 'start', type: 'date', title: 'Period', endKey: 'end' },
  { key: 'end', type: 'date', title: 'Period until', validateRules: [{ required: true }] },
]
const rows = [{ id: 'a', room: 'A', start: '2026-11-02', end: '2026-11-05' }]

it('shows a period of an editable table in one cell, and edits both of its days there', async () => {
  const { user, handle } = await openTable(rows, {}, columns)
  expect(screen.getAllByRole('columnheader').map((heading) => heading.textContent)).not.toContain('Period until')
  expect(cell(1, 3)).toHaveTextContent('2026-11-02 ~ 2026-11-05')
  await user.click(cell(1, 3))
  // The box gives way to its calendar when somebody reaches for it.
  const until = async () => within(await screen.findByRole('group', { name: /^Period./ })).findByRole('textbox')
  await user.clear(await until())
  await user.type(await until(), '2026-11-09{Enter}')
  await user.click(cell(1, 2))
  await vi.waitFor(() => expect(cell(1, 3)).toHaveTextContent('2026-11-02 ~ 2026-11-09'), { timeout: 15_000 })
  expect(handle().changes()).toEqual({ edited: [{ id: 'a', end: '2026-11-09' }] })
})

it('says in that cell what is wrong with its end', async () => {
  const { handle } = await openTable([{ id: 'a', room: 'A', start: '2026-11-02', end: null }], {}, columns)
  expect(await handle().validate()).toBe(false)
  await vi.waitFor(() => expect(within(cell(1, 3)).getByRole('note').getAttribute('aria-label')).toMatch(/Period until/), {
    timeout: 15_000,
  })
})

it('holds the rule that a period does not end before it begins', async () => {
  const { handle } = await openTable([{ id: 'a', room: 'A', start: '2026-11-12', end: '2026-11-05' }], {}, columns)
  expect(await handle().validate()).toBe(false)
})
