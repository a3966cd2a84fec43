import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findStale } from '../../codegen/generate'

// That what is committed is what types and pages give is a step of its own: `npm test -- regeneration`.
it('C-types C-language the check of what is generated names what has changed, what is missing, and what nothing makes any more', () => {
  const files = ['schemas/json', 'schemas/rows'].flatMap((folder) =>
    readdirSync(folder).map((name) => ({ path: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, 'utf8') })),
  )
  expect(findStale(files)).toEqual([])
  const [first, ...others] = files
  if (!first) throw new Error('nothing is generated')
  expect(findStale([{ ...first, text: `${first.text} ` }, ...others])).toEqual([first.path])
  expect(findStale(others)).toEqual([first.path])
  expect(findStale([...files, { path: 'schemas/rows/new.ts', text: '' }])).toEqual(['schemas/rows/new.ts'])
})
