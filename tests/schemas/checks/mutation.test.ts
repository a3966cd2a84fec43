import { describe, expect, it } from 'vitest'
import { checkPage } from '../../../schemas/checks/checkPage'
import { allPropertyNames } from '../../../schemas/checks/structure/allPropertyNames'
import { fieldKinds } from '../../../schemas/fields'
import { type Mutation, mutateKeys, seededRandom } from './mutations'
import { knownNames, shippedPages } from './shippedPages'

/** Objects whose keys are free: settings of an input, values for a report, what a call carries and asks. */
const freeForm = new Set(['props', 'param', 'body', 'query'])

const random = seededRandom(20_261_121)
const known = knownNames()

function problemsOf(text: string) {
  return checkPage(text, { known, language: 'en-US' }).problems
}

/** Left out: a change that makes another valid name, and keys that may be anything. */
const possible = shippedPages
  .flatMap(({ path, text }) => mutateKeys(text, random).map((mutation) => ({ path, ...mutation })))
  .filter(({ mutated, original }) => mutated !== original && !allPropertyNames.has(mutated))
  .filter(({ owner }) => !freeForm.has(String(owner.at(-1))))

/** So often each key is tried in each place where it can stand: most of the pages' keys are titles of columns, which are all alike. */
const mostAlike = 12
const alike = new Map<string, (typeof possible)[number][]>(possible.map((one) => [placeOf(one), []]))
for (const one of possible) alike.get(placeOf(one))?.push(one)
const mutations = [...alike.values()].flatMap(spread)

const found = mutations.map((mutation) => ({ mutation, problems: problemsOf(mutation.text) }))

/** `columns/type`: where a key stands, whichever entry of a list it is in. */
function placeOf({ owner, original }: Mutation): string {
  return [...owner.filter((name) => typeof name === 'string'), original].join('/')
}

/** As many as are tried, from the first to the last page. */
function spread<T>(all: readonly T[]): T[] {
  const part = Math.max(all.length / mostAlike, 1)
  return all.filter((_, index) => Math.floor(index / part) !== Math.floor((index - 1) / part))
}

function describeMutation({ path, line, original, mutated }: Mutation & { path: string }): string {
  return `${path}:${line} ${original} → ${mutated}`
}

describe('one character of one key is wrong', () => {
  it('C-located is tried at least a thousand times, with every field kind', () => {
    expect(mutations.length).toBeGreaterThanOrEqual(1000)
    const text = shippedPages.map((page) => page.text).join('\n')
    expect(fieldKinds.filter((kind) => !text.includes(`"type": "${kind}"`))).toEqual([])
  })

  it('C-located always gives one or two problems', () => {
    const wrong = found.filter(({ problems }) => problems.length < 1 || problems.length > 2)
    expect(wrong.map(({ mutation }) => describeMutation(mutation))).toEqual([])
  })

  it('C-located always names the line of the key', () => {
    const wrong = found.filter(({ mutation, problems }) => !problems.some(({ line }) => line === mutation.line))
    expect(wrong.map(({ mutation }) => describeMutation(mutation))).toEqual([])
  })

  it('C-located suggests the right name in at least 95 of 100 cases', () => {
    const wrong = found.filter(({ mutation, problems }) => !problems.some(({ suggestion }) => suggestion === mutation.original))
    expect(wrong.length / found.length, wrong.map(({ mutation }) => describeMutation(mutation)).join('\n')).toBeLessThanOrEqual(0.05)
  })
})

describe('a key of a free-form object', () => {
  it('may be anything, whatever it is called', () => {
    const free = shippedPages
      .flatMap(({ text }) => mutateKeys(text, seededRandom(3)))
      .filter(({ owner, mutated }) => freeForm.has(String(owner.at(-1))) && mutated !== '')
    expect(free.length).toBeGreaterThan(0)
    for (const { text } of free) expect(problemsOf(text)).toEqual([])
  })
})
