import { describe, expect, it } from 'vitest'
import { sourceLanguages } from '../../../schemas/language/SourceText'
import { compileExpression } from '../../../schemas/rules/expression'
import { functionNames } from '../../../schemas/rules/functionNames'
import '../../../schemas/rules/linearPattern'
import { functionTexts } from '../../../schemas/rules/functionTexts'

/** What stands for the words of a usage. */
const example: Readonly<Record<string, string>> = {
  'row.field': 'row.field',
  condition: 'x != null',
  date: "'2026-11-21'",
  days: '2',
  from: "'2026-11-21'",
  list: "['a']",
  number: '2.5',
  part: "'a'",
  pattern: "'a'",
  separator: "','",
  text: "'true'",
  to: "'2026-11-22'",
  value: "'2'",
  x: 'x',
}
const positions = new Set(['.indexOf', '.lastIndexOf', '.substring'])

/** The usage with a value for each of its words; what may be left out is. */
function called(name: string, usage: string): string {
  const plain = usage.replace(/\[.*?\]/, '')
  const asked = positions.has(name) ? plain.replace('(from', '(0') : plain
  return asked.replaceAll(/row\.field|\b[a-z]+\b(?![\w(])/g, (word) => example[word] ?? word)
}

describe('the functions of expressions', () => {
  it('are explained, every one of them and no others, in three languages', () => {
    expect(Object.keys(functionTexts).sort()).toEqual(functionNames())
    for (const { text } of Object.values(functionTexts)) for (const language of sourceLanguages) expect(text[language]).not.toBe('')
  })

  it.each(Object.entries(functionTexts))('are called as it is said: %s', (name, { usage }) => {
    expect(usage).toContain(name.startsWith('.') ? `${name}(` : `${name}(`)
    const { expression, problem } = compileExpression(called(name, usage))
    expect([usage, problem?.message]).toEqual([usage, undefined])
    expect(expression?.measure({ row: { field: 1 } }).error).toBeUndefined()
  })
})
