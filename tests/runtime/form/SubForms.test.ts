import { expect, it, vi } from 'vitest'
import { SubForms } from '../../../runtime/form/SubForms'
import type { SubTableHandle } from '../../../runtime/table/EditableTableHandle'

function tableThat(validate: () => Promise<boolean>): SubTableHandle {
  return {
    validate,
    problems: () => [],
    staleCells: () => [],
    markRefused: () => false,
    changes: () => ({}),
    rows: () => [],
    takeUp: () => {},
    takeStored: () => {},
    isDirty: () => false,
    reveal: () => false,
  }
}

it('asks each sub-table once what is wrong with it, also one that is drawn anew while it is checked', async () => {
  const subs = new SubForms()
  const validate = vi.fn(async () => {
    if (validate.mock.calls.length > 3) throw new Error('the table is asked for ever')
    subs.register('products', null)
    subs.register('products', tableThat(validate))
    return false
  })
  subs.register('products', tableThat(validate))
  subs.register(
    'contact',
    tableThat(async () => true),
  )
  expect(await subs.wrongKeys()).toEqual(['products'])
  expect(validate).toHaveBeenCalledTimes(1)
})
