import type { Finding, Path } from '../checks/Finding'
import { checkColour } from '../fields/colours'
import { defaults } from '../json/propertyShapes'
import { inEveryLanguage } from '../language/SourceText'
import type { Text } from '../page/Text'
import { checkShownText } from './checkShownText'
import type { DocumentBase } from './DocumentBase'
import type { DocumentFacts } from './DocumentFacts'

/** One entry of a dictionary. */
export interface DictionaryItem {
  /** What is stored. */
  value: string | number
  /** What is shown. */
  label: Text
  /** What the entry means; shown with it while one chooses. */
  description?: Text
  /** Colour of the tag that shows the entry: a name of the palette (`green`, `success` …), or a CSS colour such as `#3366ff`. */
  color?: string
  /** true: rows that hold it go on showing it, but it cannot be chosen any more. */
  disabled?: boolean
}

/** Choices that several fields share. */
export interface DictionaryConfig extends DocumentBase {
  kind: 'dictionary'
  /**
   * What the values are: all of them texts, or all of them numbers.
   * @default "text"
   */
  valueType?: 'text' | 'number'
  /** The entries, in the order in which they are offered. Without any there is nothing to choose until somebody adds them. */
  items: DictionaryItem[]
}

export const dictionaryFacts = {
  ending: 'dict',
  name: { 'zh-CN': '字典', 'en-US': 'Dictionary', 'de-DE': 'Wörterbuch' },
  list: 'dictionaries',
  missing: 'unknown-dictionary',
  starter: ({ values = [] }) => {
    const given = values.length > 0 ? values : ['1']
    return {
      ...(given.every((value) => typeof value === 'number') ? { valueType: 'number' } : {}),
      items: given.map((value) => ({ value, label: labelOf(String(value)) })),
    }
  },
  check: ({ items, valueType = defaults['DictionaryConfig.valueType'] }) => [
    ...checkTypes(items, valueType),
    ...checkRepeated(items),
    ...items.flatMap(checkShown),
    ...(items.every(({ disabled }) => disabled)
      ? [{ code: 'nothing-offered', path: ['items'], severity: 'warning' } satisfies Finding]
      : []),
  ],
} satisfies DocumentFacts<DictionaryConfig>

/** `in-work` becomes "In work", in every language until somebody translates it. */
function labelOf(value: string): Text {
  const words = value.replaceAll(/[-_]+/g, ' ').trim() || value
  const label = words.charAt(0).toUpperCase() + words.slice(1)
  return inEveryLanguage({ 'zh-CN': label, 'en-US': label, 'de-DE': label })
}

function checkTypes(items: readonly DictionaryItem[], valueType: 'text' | 'number'): Finding[] {
  const expected = valueType === 'number' ? 'number' : 'string'
  return items.flatMap(({ value }, index): Finding[] => {
    const path = ['items', index, 'value']
    if (value === '') return [{ code: 'empty-choice', path }]
    if (typeof value === expected) return checkStored(value, path)
    const suggestion = expected === 'string' ? String(value) : undefined
    return [{ code: expected === 'string' ? 'number-in-texts' : 'text-in-numbers', path, values: { found: String(value) }, suggestion }]
  })
}

/** What is stored is found again: compared as it stands, and joined by commas where several are chosen. */
function checkStored(value: string | number, path: Path): Finding[] {
  if (typeof value === 'number') return []
  const trimmed = value.trim()
  if (trimmed !== value) return [{ code: 'blank-in-choice', path, values: { found: value }, suggestion: trimmed }]
  return value.includes(',') ? [{ code: 'comma-in-choice', path, values: { found: value }, severity: 'warning' }] : []
}

function checkShown({ label, color }: DictionaryItem, index: number): Finding[] {
  const path = ['items', index]
  return [...checkShownText(label, 'label', path), ...checkColour(color, [...path, 'color'])]
}

function checkRepeated(items: readonly DictionaryItem[]): Finding[] {
  const seen = new Set<string>()
  return items.flatMap(({ value }, index): Finding[] => {
    const name = String(value)
    if (seen.has(name)) return [{ code: 'duplicate-key', path: ['items', index, 'value'], values: { name } }]
    seen.add(name)
    return []
  })
}
