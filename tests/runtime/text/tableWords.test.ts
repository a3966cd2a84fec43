import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the words of the editable table, which come with it, are spoken nowhere else', () => {
  const files = readdirSync('runtime', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const others = files.filter((file) => !/^(table|text)\//.test(file))
  expect(others.filter((file) => /text\(\s*['`]table\./.test(readFileSync(`runtime/${file}`, 'utf8')))).toEqual([])
})
