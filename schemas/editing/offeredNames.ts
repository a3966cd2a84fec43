import { findNodeAtOffset, getLocation, getNodeValue } from 'jsonc-parser'
import type { NamedThing, NameLists } from '../api/names'
import type { Path } from '../checks/Finding'
import { choicesOf } from '../checks/meaning/fixedValue'
import { listExpressions, type PageExpression } from '../checks/meaning/listExpressions'
import { viewPage } from '../checks/meaning/viewPage'
import { readPageText } from '../checks/readPageText'
import type { FieldConfig } from '../fields'
import { factsOf } from '../fields/findFieldKind'
import { fieldListsOf, locateFields, mainFieldsOf } from '../page/anatomy'
import type { PageConfig } from '../page/kinds'
import { chooseText, type Language } from '../page/Text'
import { everyPermission, permissionsOf } from '../rights/pagePermissions'
import type { ExpressionOptions } from '../rules/expression'
import { type ExpressionOffer, namesInExpression } from './expressionNames'
import type { NamePlace, PageCompletion, PageLanguage } from './pageLanguage'

/** What a name is offered with. */
type OfferedName = Pick<NamedThing, 'name'> & Partial<Pick<NamedThing, 'title' | 'members'>>

/** What is known beside the text: the lists that the server told, and the language on the screen. */
export interface KnownBeside {
  lists: NameLists | undefined
  language: Language
}

/** A language that also offers the names that exist: those that the server told, and those of the page itself. */
export function withNames(language: PageLanguage, readKnown: () => KnownBeside): PageLanguage {
  return {
    ...language,
    async complete(text, offset) {
      const place = await language.placeAt(text, offset)
      const known = readKnown()
      const offered = place ? namesAt(place, text, offset, known).map((one) => toCompletion(one, place)) : valuesAt(text, offset, known)
      return offered.length > 0 ? offered : language.complete(text, offset)
    },
    async wordsAt(text, offset) {
      const place = await language.placeAt(text, offset)
      return place?.list === 'expressions' && !place.isKey ? wordsIn(text, offset, readKnown().lists) : undefined
    },
  }
}

function toCompletion({ name, title = '', members = [] }: OfferedName, { isKey, schema }: NamePlace): PageCompletion {
  const info = [title, members.slice(0, 20).join(', ')].filter((part) => part !== '').join(': ')
  const said = { label: name, info: info === '' ? undefined : info }
  return isKey ? { kind: 'property', name, schema, ...said } : { kind: 'value', value: name, ...said }
}

function namesAt({ list }: NamePlace, text: string, offset: number, { lists, language }: KnownBeside): readonly OfferedName[] {
  const read = readPage(text, offset)
  if (list === 'fields') return tryOn(() => titled(fieldsAt(read), language)) ?? []
  if (list === 'permissions') return tryOn(() => ownPermissions(read.page, language)) ?? []
  if (list === 'tableFields') return membersOf(lists?.tables, read.beside.table)
  if (list === 'reportColumns') return membersOf(lists?.reports, read.beside.popupCode)
  return lists && Object.hasOwn(lists, list) ? lists[list as keyof NameLists] : []
}

/** What a field that is chosen from something can begin with. */
function valuesAt(text: string, offset: number, { lists, language }: KnownBeside): PageCompletion[] {
  const { path, beside } = readPage(text, offset)
  if (path.at(-1) !== 'defaultValue') return []
  // A cast: what is asked of it is asked in a `tryOn`, for it may be anything.
  const field = beside as unknown as FieldConfig
  const labels = tryOn(() => factsOf(field).labels?.(field))
  if (labels?.from === 'options')
    return labels.options.map(({ value, label }) => ({
      kind: 'value',
      value,
      label: String(value),
      info: chooseText(label, language) || undefined,
    }))
  const values = tryOn(() => choicesOf(field, { dictionaryValues: valuesOfDictionaries(lists) })) ?? []
  return [...values].map((value) => ({ kind: 'value', value, label: value, info: undefined }))
}

/** The page of a text as far as it can be read, where in it the caret stands, and what stands beside that in the same object. */
interface ReadPage {
  page: PageConfig
  path: Path
  beside: Readonly<Record<string, unknown>>
}

function readPage(text: string, offset: number): ReadPage {
  const { tree } = readPageText(text)
  // A cast: what is asked of it is asked in a `tryOn`, for it may be anything.
  const page = (tree ? getNodeValue(tree) : {}) as PageConfig
  const { path } = getLocation(text, offset)
  const owner = path.slice(
    0,
    path.findLastIndex((part) => typeof part === 'string'),
  )
  const beside = owner.reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], page)
  return { page, path, beside: beside !== null && typeof beside === 'object' ? (beside as Record<string, unknown>) : {} }
}

/** What a page gives that is not whole yet; undefined where that is too little. */
function tryOn<T>(ask: () => T): T | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}

/** The keys of the row that is written of: of a sub-table, else of the page. */
function fieldsAt({ page, path }: ReadPage): FieldConfig[] {
  const isWithin = (place: Path) => place.every((part, index) => part === path[index])
  const all = fieldListsOf(page)
  const around = all.filter(({ path: place }) => isWithin(place))
  // Beside the columns of a sub-table its words name them too: `detailRow`, `tree`.
  const lists = around.length > 0 ? around : all.filter(({ of, path: place }) => of === 'sub' && isWithin(place.slice(0, -1)))
  const [nearest] = lists.toSorted((one, other) => other.path.length - one.path.length)
  const fields = nearest ? locateFields(nearest).map(({ field }) => field) : mainFieldsOf(page)
  return fields.filter(({ key }) => typeof key === 'string')
}

const titled = (fields: readonly FieldConfig[], language: Language): OfferedName[] =>
  fields.map(({ key, title }) => ({ name: key, title: chooseText(title, language) }))

function ownPermissions(page: PageConfig, language: Language): OfferedName[] {
  const own = permissionsOf(page).map(({ name, title }) => ({ name, title: chooseText(title, language) }))
  return [...own, { name: everyPermission }]
}

function membersOf(things: readonly NamedThing[] | undefined, name: unknown): OfferedName[] {
  return things?.find((thing) => thing.name === name)?.members.map((member) => ({ name: member })) ?? []
}

function wordsIn(text: string, offset: number, lists: NameLists | undefined): ExpressionOffer | undefined {
  const { tree } = readPageText(text)
  const node = tree && findNodeAtOffset(tree, offset, true)
  if (node?.type !== 'string') return undefined
  const raw = text.slice(node.offset + 1, offset)
  const before = tryOn(() => JSON.parse(`"${raw}"`) as string) ?? raw
  const read = readPage(text, offset)
  const expression = tryOn(() => expressionAt(read, lists))
  const values = expression && tryOn(() => valuesIn(before, expression, lists))
  if (values) return values
  const options = expression?.options ?? tryOn(() => ownFields(read)) ?? {}
  return namesInExpression(before, options, lists?.functions ?? [])
}

/** What a field that is compared with the text at the end can be: `row.stage == '`. */
function valuesIn(before: string, { row }: PageExpression, lists: NameLists | undefined): ExpressionOffer | undefined {
  const [, key, typed] = /\brow\.(\w+)\s*[!=]=\s*'([^'\\]*)$/.exec(before) ?? []
  const field = key === undefined ? undefined : row?.fields.find((one) => one.field.key === key)?.field
  if (!field || typed === undefined) return undefined
  const values = [...(choicesOf(field, { dictionaryValues: valuesOfDictionaries(lists) }) ?? [])]
  return { typed: typed.length, names: values.filter((value) => !/['"\\]/.test(value)).map((name) => ({ name, info: undefined })) }
}

/** The server tells each entry as its value, a blank and its text. */
function valuesOfDictionaries(lists: NameLists | undefined): ReadonlyMap<string, ReadonlySet<string>> {
  const entries = lists?.dictionaries ?? []
  return new Map(entries.map(({ name, members }) => [name, new Set(members.map((member) => member.split(' ')[0] ?? ''))]))
}

/** The expression at the place, with what it can read. */
function expressionAt({ page, path }: ReadPage, lists: NameLists | undefined): PageExpression | undefined {
  const tables = lists && new Map(lists.tables.map(({ name, members }) => [name, new Set(members)]))
  const expressions = listExpressions(viewPage(page, tables ? { tables } : {}))
  return expressions.find((one) => one.path.join('/') === path.join('/'))
}

/** All that can be said where the page is too broken to tell what stands where. */
function ownFields(read: ReadPage): ExpressionOptions {
  return { fields: Object.fromEntries(fieldsAt(read).map(({ key }) => [key, 'dyn'])) }
}
