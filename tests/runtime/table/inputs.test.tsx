import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { giveElementsSize } from '../../support/givenSize'
import { cell, openTable } from './openTable'

beforeAll(() => giveElementsSize())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T08:00:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

const columns = [
  { key: 'kind', type: 'input', title: { 'zh-CN': '类型' } },
  {
    key: 'value',
    type: 'input',
    title: { 'zh-CN': '值' },
    inputs: [
      { when: "row.kind == 'number'", as: { type: 'inputNumber', precision: 2 } },
      { when: "row.kind == 'yesNo'", as: { type: 'switch', texts: [{ 'zh-CN': '有' }, { 'zh-CN': '无' }] } },
    ],
  },
]
const rows = [
  { id: 'a', rowVersion: 1, kind: 'note', value: 'rough' },
  { id: 'b', rowVersion: 1, kind: 'number', value: '2.5' },
  { id: 'c', rowVersion: 1, kind: 'yesNo', value: 'Y' },
]

it('each row of an editable table shows and edits the value by its own kind', async () => {
  const { user, handle } = await openTable(rows, {}, columns)
  expect([1, 2].map((row) => cell(row, 3).textContent)).toEqual(['rough', '2.50'])
  const box = await within(cell(3, 3)).findByRole('switch')
  expect(box).toBeChecked()
  await user.click(box)
  await user.click(cell(2, 3))
  const editor = await screen.findByDisplayValue('2.5')
  await user.clear(editor)
  await user.type(editor, '7x{Enter}')
  expect(handle().changes().edited).toMatchObject([
    { id: 'b', value: '7' },
    { id: 'c', value: 'N' },
  ])
})
