import type { Row } from '../../../../schemas/api/Result'
import type { DictionaryConfig, DictionaryItem } from '../../../../schemas/documents/dictionary'
import { languageCodes } from '../../../../schemas/language/findLanguage'
import type { Text } from '../../../../schemas/page/Text'
import { translationKey } from '../../../../schemas/wire/translations'

/** Name of the sub-table that the entries of a dictionary travel in. */
export const itemsKey = 'items'

/** A dictionary as it stands in the database. */
export interface PublishedDictionary {
  config: DictionaryConfig
  /** The JSON that it was written as. */
  text: string
  version: number
  createBy: string | null
  createTime: string | null
}

/** What a text says in each language, under the key of each; what it says by itself alone, and nothing that stands in for it. */
function textParts(key: string, text: Text | undefined): Record<string, string | null> {
  const said: Readonly<Record<string, string | undefined>> = typeof text === 'string' ? { 'zh-CN': text } : { ...text }
  return Object.fromEntries(languageCodes.map((language) => [translationKey(key, language), said[language] ?? null]))
}

/** What stands under the keys of a text, in the place of what it said; `before` itself where nothing differs. Undefined: it says nothing at all. */
export function writeText(before: Text | undefined, key: string, values: Readonly<Record<string, unknown>>): Text | undefined {
  const former = textParts(key, before)
  const now = { ...former }
  for (const name of Object.keys(former)) if (Object.hasOwn(values, name)) now[name] = wordIn(values[name])
  if (Object.keys(now).every((name) => now[name] === former[name])) return before
  const said = languageCodes.flatMap((language) => {
    const word = now[translationKey(key, language)]
    return word ? [[language, word] as const] : []
  })
  // A cast: a text that lacks the language that stands for all others is refused by the check of the document, with its place.
  return said.length === 0 ? undefined : (Object.fromEntries(said) as Text)
}

function wordIn(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** An entry is known by its dictionary and its value. */
export function itemId(code: string, value: string | number): string {
  return `${code}:${value}`
}

/** The dictionary that an id of an entry names. */
export function dictionaryOfItem(id: string): string {
  return id.split(':', 1)[0] ?? ''
}

function toItemRow(code: string, version: number, item: DictionaryItem, index: number): Row {
  return {
    id: itemId(code, item.value),
    rowVersion: version,
    dictId: code,
    itemValue: String(item.value),
    ...textParts('itemText', item.label),
    ...textParts('description', item.description),
    itemColor: item.color ?? null,
    sortOrder: index + 1,
    status: item.disabled ? '0' : '1',
  }
}

/** A dictionary without its entries, as lists show it. */
export function toDictionaryRow({ config, version, createBy, createTime }: PublishedDictionary): Row {
  return {
    id: config.code,
    rowVersion: version,
    dictCode: config.code,
    ...textParts('dictName', config.title),
    ...textParts('description', config.description),
    valueType: config.valueType ?? 'text',
    itemCount: config.items.length,
    updateBy: createBy,
    updateTime: createTime,
  }
}

/** A dictionary with its entries. */
export function toWholeRow(dictionary: PublishedDictionary): Row {
  const { config, version } = dictionary
  const items = config.items.map((item, index) => toItemRow(config.code, version, item, index))
  return { ...toDictionaryRow(dictionary), sub: { [itemsKey]: items } }
}
