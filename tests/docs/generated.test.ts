import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { describeValue } from '../../codegen/describeValue'
import { errorCatalogue } from '../../schemas/api/errors'
import { findingTexts } from '../../schemas/checks/texts'
import { fieldKinds } from '../../schemas/fields'
import { pageKinds } from '../../schemas/page/kinds'
import { ruleDefinitions } from '../../schemas/rules/validate'

const errors = readFileSync('docs/errors.md', 'utf8')
const language = readFileSync('docs/language.md', 'utf8')

it('the list of errors holds every failure of a call, every finding of a page check and every failure of a rule', () => {
  const failures = Object.values(ruleDefinitions).flatMap(({ texts }) => Object.keys(texts))
  const names = [...Object.keys(errorCatalogue), ...Object.keys(findingTexts), ...failures]
  expect(names.filter((name) => !errors.includes(`\n| \`${name}\` |`))).toEqual([])
})

it('the manual of the language has a section for every kind, and no property without a sentence but those that name the kind', () => {
  expect([...pageKinds, ...fieldKinds].filter((kind) => !language.includes(`\n### \`${kind}\`\n`))).toEqual([])
  const silent = [...language.matchAll(/^\| \*{0,2}`([^`]+)`\*{0,2} \| .* \| {2}\|$/gm)].map(([, name]) => name)
  expect(silent.filter((name) => name !== 'kind' && name !== 'type')).toEqual([])
})

it('the manual links only to sections that it has', () => {
  const headings = new Set([...language.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.replaceAll('`', '').toLowerCase()))
  const linked = [...language.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor)
  expect(linked.filter((anchor) => !headings.has(anchor))).toEqual([])
})

it('values are described by their types, choices and limits', () => {
  expect(
    describeValue({
      anyOf: [
        { type: 'string', maxLength: 5 },
        { type: 'array', items: { const: 'a' }, minItems: 2, maxItems: 2 },
      ],
    }),
  ).toBe('text, at most 5 characters or list of `"a"`, 2 entries')
  expect(describeValue({ type: 'number', minimum: 1, maximum: 1000 })).toBe('number, 1 to 1000')
  expect(describeValue({ enum: ['x', 'y', false] })).toBe('`"x"`, `"y"` or `false`')
  expect(describeValue({ type: 'object', additionalProperties: { $ref: '#/definitions/Text' } })).toBe('object of [Text](#text) by name')
})
