import type { DictionaryConfig, DictionaryItem } from '../../../schemas/documents/dictionary'
import { languageVersion } from '../../../schemas/page/languageVersion'
import { isYes, type JsonObject, numberOf, objectsOf, saidIn, textOf } from './json'

/** A dictionary with its items, in their order. */
export function readDictionary(dictionary: JsonObject): DictionaryConfig | undefined {
  const code = String(dictionary.code)
  if (isYes(dictionary.deleted)) return undefined
  const isNumber = dictionary.valueType === 'number' || dictionary.valueType === 1 || dictionary.valueType === '1'
  const items = objectsOf(dictionary.items)
    .sort((one, other) => (numberOf(one.sortOrder) ?? 0) - (numberOf(other.sortOrder) ?? 0))
    .map((item) => itemOf(item, isNumber))
  const description = textOf(dictionary.description)
  return {
    kind: 'dictionary',
    version: languageVersion,
    code,
    title: textOf(dictionary.name) ?? code,
    ...(description === undefined ? {} : { description }),
    ...(isNumber ? { valueType: 'number' as const } : {}),
    items,
  }
}

function itemOf({ value, text, color, description, enabled }: JsonObject, isNumber: boolean): DictionaryItem {
  return {
    value: isNumber ? Number(value) : String(value),
    label: textOf(text) ?? String(value),
    ...(textOf(color) === undefined ? {} : { color: textOf(color) }),
    ...(textOf(description) === undefined ? {} : { description: textOf(description) }),
    ...(enabled === false ? { disabled: true } : {}),
  }
}

/** true when both have the same values with the same texts, in whichever language and order: fields can use either of them. */
export function saysTheSame(one: DictionaryConfig, other: DictionaryConfig): boolean {
  return one.items.length === other.items.length && one.items.every((item) => other.items.some((known) => isSameItem(item, known)))
}

function isSameItem(one: DictionaryItem, other: DictionaryItem): boolean {
  const texts = saidIn(other.label)
  return one.value === other.value && !one.disabled === !other.disabled && saidIn(one.label).some((text) => texts.includes(text))
}

/** A dictionary that no file has, with an entry to be replaced. */
export function emptyDictionary(code: string, title: string): DictionaryConfig {
  return { kind: 'dictionary', version: languageVersion, code, title, items: [{ value: '1', label: '1' }] }
}
