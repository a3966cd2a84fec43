import { expect, it } from 'vitest'
import { buttonsWidth } from '../../../../runtime/features/rowActions/buttonRoom'
import type { ButtonModel } from '../../../../runtime/model/PageModel'
import { deferredExpression } from '../../../../schemas/rules/expressionEngine'

function button(label: string, condition?: string): ButtonModel {
  const visibleWhen = condition === undefined ? undefined : deferredExpression(condition)
  return {
    name: label,
    label,
    visibleWhen,
    needsExpressions: false,
    action: { kind: 'call', url: '/x', method: 'POST' },
  } as unknown as ButtonModel
}

const held = button('Held', "row.status == 'planned'")
const minutes = button('Send minutes', "row.status == 'held'")
const copy = button('Copy')
const widthOf = (...buttons: ButtonModel[]) => buttons.reduce((width, one) => width + buttonsWidth([one]), 0)

it('buttons that never stand in a row together share their room', () => {
  expect(buttonsWidth([held, minutes])).toBe(widthOf(minutes))
  expect(buttonsWidth([held, minutes, copy])).toBe(widthOf(minutes, copy))
  const withdraw = button('Withdraw', "row.status == '1'")
  expect(buttonsWidth([button('Publish', "row.status != '1'"), withdraw])).toBe(widthOf(withdraw))
})

it('buttons that can stand together have room for all of them', () => {
  const refuse = button('Refuse', "row.status == 'planned' || row.status == 'moved'")
  const move = button('Move', "row.status in ['planned', 'moved']")
  expect(buttonsWidth([held, refuse, move, minutes])).toBe(widthOf(held, refuse, move))
})

it.each([
  "row.status == 'held' && row.open",
  'row.status == row.former',
  "row.status == 'held' || row.room == 'A'",
  "!(row.status == 'held')",
])('a condition of another form says nothing: %s', (condition) => {
  const other = button('Other', condition)
  expect(buttonsWidth([minutes, other])).toBe(widthOf(minutes, other))
})
