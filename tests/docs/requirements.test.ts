import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** An id at the beginning of a title, alone or with a suffix of its own (`B5.1-codes:money`), and those that follow it. */
const titled = /['"`]((?:[BCP][\d.]*-[a-z]+(?:-[a-z]+)*(?::\w+)?[ '"`])+)/g
const id = /[BCP][\d.]*-[a-z]+(?:-[a-z]+)*/g

const described = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| ([BCP][\d.]*-[a-z-]+) \| (.+) \|$/gm)]

it('describes each requirement that a test title names, and no other', () => {
  expect(described.map(([, name]) => name).sort()).toEqual(namesInTitles())
})

it('describes each requirement once, in one sentence', () => {
  expect(new Set(described.map(([, name]) => name)).size).toBe(described.length)
  expect(described.filter(([, , sentence]) => !/^[A-Z][^.]*\.$/.test(sentence ?? '')).map(([, name]) => name)).toEqual([])
})

function namesInTitles(): string[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'tests'], { encoding: 'utf8' })
  const tests = files.split('\n').filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/docs/'))
  const titles = tests.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(titled)].map(([, names]) => names ?? ''))
  return [...new Set(titles.flatMap((names) => names.match(id) ?? []))].sort()
}
