import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { baseLanguage } from '../schemas/language/findLanguage'
import { serverTextAreas as serverAreas } from '../server-mock/kernel/text'
import { allTexts } from './support/allTexts'
import { readMadeTexts, readTypes } from './support/usedTexts'

const browserKeys = keysOf(await allTexts(baseLanguage), '')
const serverKeys = Object.entries(serverAreas).flatMap(([area, texts]) => Object.keys(texts).map((name) => `${area}.${name}`))

const program = readTypes([...codeIn('runtime'), ...codeIn('server-mock')])

describe.each([
  ['browser', 'runtime', browserKeys],
  ['server', 'server-mock', serverKeys],
])('texts of the %s', (_name, folder, keys) => {
  const areas = [...new Set(keys.map(areaOf))]
  const { written, templates, unknown } = readMadeTexts(program, codeIn(folder), areas)
  // A template that can be every key of an area hands on what somebody else chose by its name alone.
  const handsOn = (words: ReadonlySet<string>) => areas.find((area) => keysWithin(keys, area).every((key) => words.has(key)))
  const handedOn = new Set(templates.map(handsOn))
  const made = new Set([...written, ...templates.filter((words) => !handsOn(words)).flatMap((words) => [...words])])
  const isAskedFor = (key: string) => made.has(key) || (handedOn.has(areaOf(key)) && made.has(key.slice(areaOf(key).length)))

  it('have keys that are put together from known words only', () => {
    expect(unknown).toEqual([])
  })

  it('are all asked for', () => {
    expect(keys.filter((key) => !isAskedFor(key))).toEqual([])
  })
})

it('an announcement has one word in German', () => {
  const files = execFileSync('git', ['ls-files', 'pages', 'runtime', 'server-mock'], { encoding: 'utf8' }).split('\n')
  const others = files.filter(
    (file) => existsSync(file) && /\.(tsx?|json)$/.test(file) && /Bekanntmachung|Systemmeldung/.test(readFileSync(file, 'utf8')),
  )
  expect(others).toEqual([])
})

/** `list.` of `list.delete`. */
function areaOf(key: string): string {
  return key.slice(0, key.indexOf('.') + 1)
}

function keysWithin(keys: readonly string[], area: string): string[] {
  return keys.filter((key) => areaOf(key) === area)
}

function codeIn(folder: string): string[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], { encoding: 'utf8' })
  return files.split('\n').filter((file) => /\.tsx?$/.test(file) && !/^(runtime|server-mock)\/text\//.test(file))
}

/** Keys as they are asked for: without the endings of plurals, which differ between languages. */
function keysOf(texts: object, path: string): string[] {
  const keys = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${path}${key}.`) : [path + key.replace(/_(one|other)$/, '')],
  )
  return [...new Set(keys)]
}
