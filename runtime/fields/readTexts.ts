import type { QueryClient } from '@tanstack/react-query'
import type { ChoiceBase, Option } from '../../schemas/fields/FieldBase'
import type { FieldValue, LabelSource } from '../../schemas/fields/FieldFacts'
import { languageCodes } from '../../schemas/language/findLanguage'
import { chooseText } from '../../schemas/page/Text'
import type { Calls } from '../calls/Calls'
import type { FieldModel } from '../model/PageModel'
import { dictionaryKey } from '../session/observeDictionary'
import { inLanguage } from '../session/useDictItems'
import { componentsOf } from './componentsOf'
import type { TextReader } from './FieldComponents'
import { storedAs } from './parts/choices'
import { readNumberText } from './parts/numberText'
import { findRowChoices } from './parts/rowChoices'

export interface Asked {
  calls: Calls
  client: QueryClient
}

/** Something that can be chosen, by everything that people call it. */
interface Named {
  value: string | number | boolean
  names: readonly string[]
}

/** Between values of a cell that holds several. */
const separators = /[,，;；、\n]/

/** So many different texts are asked for in one go; what stands behind them is not understood. */
const mostAsked = 200

/**
 * What reads the texts of a field as if each were typed or chosen: a number and a date in their reader's own form, a choice and a person by what they are
 * called. The texts are known before, since some have to be asked for. undefined for a field whose values no text stands for. Of a period one end is read.
 */
export async function readerOf(field: FieldModel, texts: ReadonlySet<string>, asked: Asked): Promise<TextReader | undefined> {
  const { config, facts } = field
  if (facts.isSecret || facts.holdsFiles || facts.isHtml || facts.looksUp || facts.isRowOrder) return undefined
  const { reader } = componentsOf(field)
  if (reader) return reader(field)
  const sides = facts.sides?.(config)
  if (sides) return readerAmong(sides.map(namedOption), field)
  const source = facts.labels?.(config)
  if (source) return labelReader(field, source, texts, asked)
  return plainReader(field)
}

function plainReader({ config, facts, isTextual }: FieldModel): TextReader | undefined {
  const column = isTextual ? 'text' : facts.column(config)
  if (column === 'text') return (text) => text
  return column === 'integer' || column === 'numeric' ? (text) => readNumberText(text) : undefined
}

async function labelReader(
  field: FieldModel,
  source: LabelSource,
  texts: ReadonlySet<string>,
  asked: Asked,
): Promise<TextReader | undefined> {
  if (source.from === 'options') return readerAmong(source.options.map(namedOption), field)
  if (source.from === 'dict') return readerAmong(await entriesOf(source.code, asked), field)
  const search = searchOf(field, asked)
  if (!search) return undefined
  const parts = [...new Set([...texts].flatMap((text) => partsOf(text, field)))].slice(0, mostAsked)
  const found = await Promise.all(parts.map((part) => search(part)))
  return readerAmong(found.flat(), field)
}

/** Finds what is called so, where only the server knows. */
function searchOf(field: FieldModel, { calls, client }: Asked): ((word: string) => Promise<Named[]>) | undefined {
  const { search } = componentsOf(field)
  const { signal } = new AbortController()
  if (search)
    return async (word) => (await search(field, { calls, client, signal }, word)).map(({ value, label }) => ({ value, names: [label] }))
  if (!(field.config as ChoiceBase).choices) return undefined
  return async (word) =>
    (await findRowChoices(field as FieldModel<ChoiceBase>, calls, word)).map(({ value, text }) => ({ value, names: [text] }))
}

async function entriesOf(code: string, { calls, client }: Asked): Promise<Named[]> {
  const items = await client.fetchQuery({ queryKey: [...dictionaryKey, code], queryFn: () => calls.dictItems(code), staleTime: 5 * 60_000 })
  return items
    .filter(({ disabled }) => !disabled)
    .map((item) => ({ value: String(item.value), names: languageCodes.map((language) => inLanguage(item, language).text) }))
}

function namedOption({ value, label }: Option): Named {
  return { value, names: languageCodes.map((language) => chooseText(label, language, '')) }
}

function partsOf(text: string, { config, facts }: FieldModel): string[] {
  const whole = text.trim()
  if (whole === '') return []
  return facts.isMultiple?.(config) ? whole.split(separators).flatMap((part) => part.trim() || []) : [whole]
}

/** Reads what something is called, in whichever language, or its value. */
function readerAmong(all: readonly Named[], field: FieldModel): TextReader {
  const byName = new Map<string, Set<FieldValue>>()
  const note = (name: string, value: FieldValue) => {
    const key = name.trim().toLowerCase()
    if (key !== '') byName.set(key, (byName.get(key) ?? new Set()).add(value))
  }
  const values = new Map(all.map(({ value }) => [String(value).toLowerCase(), value]))
  for (const { value, names } of all) for (const name of names) note(name, value)
  const isOpen = field.facts.allowsOther?.(field.config) === true
  const readOne = (part: string): FieldValue | undefined => {
    const key = part.toLowerCase()
    const [first, ...more] = byName.get(key) ?? []
    const value = first !== undefined && more.length === 0 ? first : values.get(key)
    if (value === undefined) return isOpen ? part : undefined
    return typeof value === 'string' ? storedAs(field.config as ChoiceBase, value) : value
  }
  return (text) => {
    const read = partsOf(text, field).map(readOne)
    if (read.includes(undefined)) return undefined
    return field.facts.isMultiple?.(field.config) ? read.join(',') : read[0]
  }
}
