import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { areas } from './areas'
import { generateMutants } from './generateMutants'
import { applyChange } from './Mutant'
import { placeNamed, StaleMutant } from './NamedMutant'
import { namedMutants } from './named'
import { sampleMutants } from './sampleMutants'

/** The whole line as each operator leaves it. */
function variants(line: string): Record<string, string> {
  return Object.fromEntries(generateMutants('some.ts', line).map((mutant) => [mutant.operator, applyChange(line, mutant)]))
}

describe('lines made wrong', () => {
  it.each([
    ['&& to ||', 'const is = one && other', 'const is = one || other'],
    ['|| to &&', 'const is = one || other', 'const is = one && other'],
    ['=== to !==', 'const is = one === other', 'const is = one !== other'],
    ['< to <=', 'const is = one < other', 'const is = one <= other'],
    ['>= to >', 'const is = one >= other', 'const is = one > other'],
    ['+ to -', 'const last = list.length + 1', 'const last = list.length - 1'],
    ['some to every', 'const is = list.some(fits)', 'const is = list.every(fits)'],
    ['drop .filter', 'const all = list.filter(fits).map(name)', 'const all = list.map(name)'],
    ['drop .where', "select(table).where('owner', '=', me).execute()", 'select(table).execute()'],
    ['drop !', 'const is = !hidden.has(key)', 'const is = hidden.has(key)'],
    ['true to false', 'const answer = { isSo: true }', 'const answer = { isSo: false }'],
    ['swap branches', 'const text = is ? one : other', 'const text = is ? other : one'],
    ['drop guard', 'if (!user) throw refusal()', 'if (false) throw refusal()'],
    ['empty list', "const open = new Set(['a', 'b'])", 'const open = new Set([])'],
  ])('%s', (operator, line, wrong) => {
    expect(variants(line)[operator]).toBe(wrong)
  })

  it('leave types, imports, texts and the errors of programmers alone', () => {
    const lines = [
      "import { one } from './one'",
      "type Answer = { isSo: true } | ['a' | 'b']",
      'interface Facts { isOpen: false }',
      "const text = 'a' + name",
      "throw new Error(is ? 'one' : 'other')",
      'if (one) call()',
      "if (one) throw new RangeError('one')",
    ]
    expect(generateMutants('some.ts', lines.join('\n'))).toEqual([])
  })

  it('are known by place, operator and the function around them', () => {
    const text = '\nconst is = one && other\nfunction decide() {\n  const is = one && other\n}\nconst refuse = () => one && other'
    const [first, ...rest] = generateMutants('some/file.ts', text)
    expect(first).toMatchObject({ id: 'some/file.ts:2:16 && to ||', code: 'one && other', within: '' })
    expect(rest.map(({ within }) => within)).toEqual(['decide', 'refuse'])
  })
})

describe('the sample', () => {
  const text = Array.from({ length: 30 }, (_, index) => `const is${index} = one${index} && other`).join('\n')
  const codes = (source: string, size: number, seed = 1) =>
    sampleMutants(generateMutants('some.ts', source), size, seed).map(({ code }) => code)

  it('is the same for the same seed, another for another, and part of a larger one', () => {
    expect(codes(text, 10)).toEqual(codes(text, 10))
    expect(codes(text, 10)).not.toEqual(codes(text, 10, 2))
    expect(codes(text, 20).slice(0, 10)).toEqual(codes(text, 10))
  })

  it('stays when lines are added above', () => {
    expect(codes(`// new\n\n${text}`, 10)).toEqual(codes(text, 10))
  })
})

describe('a mutant by hand', () => {
  it('says that it is stale when its text is gone or stands there twice', () => {
    const named = { name: 'X', file: 'some.ts', find: 'one', replace: 'other', tests: [] }
    expect(() => placeNamed(named, 'nothing')).toThrow(StaleMutant)
    expect(() => placeNamed(named, 'one one')).toThrow('Mutant X is stale: in some.ts the text stands there 2 times: one')
  })
})

it('every area names sources and tests that are there', () => {
  const grounds = Object.values(areas).flat()
  const paths = [...grounds.flatMap(({ sources, tests }) => [...sources, ...tests]), ...namedMutants.flatMap(({ tests }) => tests)]
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

it('mutants of a real file can be told apart and are all different from it', () => {
  const file = 'schemas/rights/decide.ts'
  const text = readFileSync(file, 'utf8')
  const mutants = generateMutants(file, text)
  expect(mutants.length).toBeGreaterThan(20)
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length)
  expect(mutants.filter((mutant) => applyChange(text, mutant) === text)).toEqual([])
})
