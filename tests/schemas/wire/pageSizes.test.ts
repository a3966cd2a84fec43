import { expect, it } from 'vitest'
import { pageSizes } from '../../../schemas/wire/pageSizes'

const usual = [10, 20, 30]

it('B9-pagesizes says how many rows stand on a page, and what can be chosen, wherever rows are paged', () => {
  expect(pageSizes).toMatchObject({
    list: { size: 15, sizes: usual },
    grid: { size: 10, sizes: usual },
    table: { size: 10, sizes: usual },
    reportPopup: { size: 10, sizes: usual },
    people: { size: 10, sizes: usual },
    records: { size: 5, sizes: [5, ...usual] },
    gridDropdown: { size: 5 },
    search: { size: 10 },
  })
})
