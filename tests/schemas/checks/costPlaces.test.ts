import { expect, it } from 'vitest'
import { briefly, problemsWith } from './checkText'

const name = { key: 'name', type: 'input', title: 'Name' }
const count = { key: 'count', type: 'inputNumber', title: 'Count' }
const table = (key: string) => ({ key, title: key, foreignKey: 'mainId', columns: [{ key: 'a', type: 'input', title: 'A' }] })
const longPattern = "row.name.matches('^(a?){400}$')"

/** A page whose second field has a condition, and as many sub-tables. */
const withCondition = (visibleWhen: string) =>
  problemsWith({ columns: [name, { ...count, visibleWhen }], subTables: [table('one'), table('other')], resource: undefined })

it('a condition of the page’s own field is tried with the row of the page, however many sub-tables there are', () => {
  expect(briefly(withCondition(longPattern))).toEqual(['too-many-steps /columns/1/visibleWhen'])
})

it('a condition is tried with numbers where fields hold numbers: what stands behind a comparison is not missed', () => {
  expect(briefly(withCondition(`row.count > 0 ? ${longPattern} : false`))).toEqual(['too-many-steps /columns/1/visibleWhen'])
})
