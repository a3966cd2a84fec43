import { describe, expect, it } from 'vitest'
import { findStale, makeGeneratedFiles } from '../../codegen/generate'

describe('npm run gen', () => {
  it('C-types C-language has been run: what is committed is what the types and the pages give', async () => {
    const files = await makeGeneratedFiles()
    expect(findStale(files)).toEqual([])
    const other = files.map((file, index) => (index === 0 ? { ...file, text: `${file.text} ` } : file))
    expect(findStale(other)).toEqual(['schemas/json/page.schema.json'])
    expect(findStale(files.slice(1))).toEqual(['schemas/json/page.schema.json'])
  }, 60_000)
})
