import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pageSizes } from '../../../schemas/wire/pageSizes'

it('says how many rows stand on a page, and what can be chosen instead', () => {
  const usual = [10, 20, 30]
  expect(pageSizes).toEqual({
    list: { size: 15, sizes: usual },
    grid: { size: 10, sizes: usual },
    table: { size: 10, sizes: usual },
    report: { size: 10, sizes: usual },
    reportPopup: { size: 10, sizes: usual },
    people: { size: 10, sizes: usual },
    records: { size: 5, sizes: [5, ...usual] },
    gridDropdown: { size: 5 },
    search: { size: 10 },
    view: { size: 10, sizes: usual },
  })
})

it('is the only place that says it', () => {
  const others = execFileSync('git', ['ls-files', 'runtime', 'server-mock', 'schemas'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/^schemas\/(json\/|wire\/pageSizes)/.test(file))
  const written = /\b10, 20, 30\b/
  expect(others.filter((file) => written.test(readFileSync(file, 'utf8')))).toEqual([])
})
