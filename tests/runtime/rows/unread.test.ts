import { expect, it } from 'vitest'
import { factsOf, openRows, sampleRows } from './sampleRows'

/** A table whose second row has a text in the place of its price that is no number. */
function openUnread() {
  const facts = factsOf()
  const rows = openRows(sampleRows(3), facts)
  const [first, second] = rows.rows
  if (!first || !second) throw new Error('the table has rows')
  rows.refuse(second, 'price', { message: 'no number', typed: 'abc' })
  const shown = () => [second.values.price, second.errors.get('price')?.typed]
  return { rows, log: facts.log, second, shown, first }
}

it('B4-rows a text that is no value comes back when what was filled over it is taken back', () => {
  const { rows, log, first, second, shown } = openUnread()
  rows.typeAll([first, second].map((row) => ({ row, cells: [{ key: 'price', value: 7 }] })))
  expect(shown()).toEqual([7, undefined])
  for (let turn = 0; turn < 2; turn++) {
    log.undo()
    expect(shown()).toEqual([1, 'abc'])
    log.redo()
    expect(shown()).toEqual([7, undefined])
  }
})

it('B4-rows a text that is no value comes back when the number that was typed over it, digit by digit, is taken back', () => {
  const { rows, log, second, shown } = openUnread()
  rows.type(second, 'price', 5)
  rows.type(second, 'price', 57)
  expect(shown()).toEqual([57, undefined])
  log.undo()
  expect(shown()).toEqual([1, 'abc'])
  log.undo()
  expect(shown()).toEqual([1, undefined])
})
