import { type Path, toPointer } from '../checks/Finding'
import { factsOf, findFieldKind, isFieldKind } from '../fields/findFieldKind'
import { choicesOfTableCode } from '../fields/tableCode'
import { aliases } from '../json/propertyShapes'
import { fieldListsOf, kindsOf } from './anatomy'
import { foldRowColumns, type RowColumn } from './rowColumns'

/** A field kind that a page writes by another name. */
export interface KindAlias {
  path: Path
  written: string
  kind: string
}

/** A page with every field kind and property by its own name. */
export interface NormalisedPage<T> {
  page: T
  kindAliases: readonly KindAlias[]
  /** Columns of sub-tables that are no fields: they are taken out. */
  rowColumns: readonly RowColumn[]
  /** The place in the page as it is written: a path into the normalised page, with the names that the page uses. */
  writtenPath(path: Path): Path
}

type Json = Readonly<Record<string, unknown>>

/** What was renamed: the name that is written, by JSON Pointer in the normalised page. */
type Renamed = Map<string, string>

/**
 * Gives every field kind and property its own name: older pages write `list` for `select`, items of dynamic forms `label` for `title`.
 * Everything that reads a page reads it after this; a page that is normalised stays as it is, the same object. Of two spellings in one field
 * the own name counts. The page may be anything, and is not changed.
 */
export function normalisePage<T>(page: T): NormalisedPage<T> {
  const named = nameKinds(page)
  const { page: normalised, writtenPath } = nameProperties(named.page)
  return { ...named, page: normalised, writtenPath: (path) => named.writtenPath(writtenPath(path)) }
}

/** Gives the field kinds their own names, and leaves only fields among the columns of tables. */
export function nameKinds<T>(page: T): NormalisedPage<T> {
  const { page: folded, rowColumns, writtenPath } = foldRowColumns(page)
  const kindAliases: KindAlias[] = []
  const named = mapFields(folded, (field, path) => {
    const { type } = field
    const kind = typeof type === 'string' && !isFieldKind(type) ? findFieldKind(type) : undefined
    if (kind === undefined) return field
    kindAliases.push({ path: writtenPath([...path, 'type']), written: String(type), kind })
    return { ...field, type: kind }
  })
  return { page: named, kindAliases, rowColumns, writtenPath }
}

/** Gives the properties of fields and of their options their own names. */
export function nameProperties<T>(page: T): Pick<NormalisedPage<T>, 'page' | 'writtenPath'> {
  const renamed: Renamed = new Map()
  const named = mapFields(page, (field, path) => {
    const own = readTableCode(rename(withUsual(field, path), aliases.field, path, renamed), path, renamed)
    const { options } = own
    if (!Array.isArray(options)) return own
    const ownOptions = mapList(options, (option, index) => rename(option, aliases.option, [...path, 'options', index], renamed))
    return ownOptions === options ? own : { ...own, options: ownOptions }
  })
  return { page: named, writtenPath: (path) => writtenPath(path, renamed) }
}

function writtenPath(path: Path, renamed: Renamed): Path {
  const written = path.map((part, index) => renamed.get(toPointer(path.slice(0, index + 1))) ?? part)
  const end = path.findIndex((part, index) => part === 'choices' && written[index] === tableCode)
  return end === -1 ? written : written.slice(0, end + 1)
}

/** A field that may be written without a key or a title gets the usual ones of its kind. What stands in the place of a field's own kind (`as`) has none. */
function withUsual(field: Json, path: Path): Json {
  const { type, key, title, label } = field
  if (path.at(-1) === 'as' || typeof type !== 'string' || !isFieldKind(type)) return field
  const { usualKey, usualTitle } = factsOf({ type })
  const keyed = key !== undefined || usualKey === undefined ? field : { key: usualKey, ...field }
  return title !== undefined || label !== undefined || usualTitle === undefined ? keyed : { ...keyed, title: usualTitle }
}

const tableCode = 'dictCode'

/** `table,text,code[,where]`, as pages of other systems name rows of a table, is another spelling of `choices`. */
function readTableCode(field: Json, path: Path, renamed: Renamed): Json {
  const { [tableCode]: code, ...others } = field
  const choices = typeof code === 'string' && !Object.hasOwn(field, 'choices') ? choicesOfTableCode(code) : undefined
  if (!choices) return field
  renamed.set(toPointer([...path, 'choices']), tableCode)
  return { ...others, choices }
}

/** The object with its properties by their own names, in the same order. What it also has by its own name stays, and counts for nothing. */
function rename(object: Json, names: Readonly<Record<string, string>>, path: Path, renamed: Renamed): Json {
  if (!Object.keys(names).some((name) => Object.hasOwn(object, name))) return object
  const taken = new Set(Object.keys(object))
  const entries = Object.entries(object).map(([written, value]) => {
    const name = Object.hasOwn(names, written) ? names[written] : undefined
    if (name === undefined || taken.has(name)) return [written, value] as const
    taken.add(name)
    renamed.set(toPointer([...path, name]), written)
    return [name, value] as const
  })
  return entries.every(([name]) => Object.hasOwn(object, name)) ? object : Object.fromEntries(entries)
}

/** The page with its fields changed; the same page when none is. */
function mapFields<T>(page: T, change: (field: Json, path: Path) => Json): T {
  if (!isObject(page)) return page
  // Casts: what is put at a path has the type of what stood there, as far as it had one.
  const withFields = fieldListsOf(page).reduce<T & Json>((changed, { path, fields }) => {
    const mapped = mapList(fields, (field, index) => change(field, [...path, index]))
    return mapped === fields ? changed : (setAt(changed, path, mapped) as T & Json)
  }, page)
  return kindsOf(withFields).reduce<T & Json>((changed, { path, config }) => {
    const mapped = change(config, path)
    return mapped === config ? changed : (setAt(changed, path, mapped) as T & Json)
  }, withFields)
}

function mapList(list: readonly unknown[], change: (item: Json, index: number) => Json): readonly unknown[] {
  const mapped = list.map((item, index) => (isObject(item) ? change(item, index) : item))
  return mapped.every((item, index) => item === list[index]) ? list : mapped
}

function setAt(target: unknown, [part, ...rest]: Path, value: unknown): unknown {
  if (part === undefined) return value
  if (Array.isArray(target)) return target.with(Number(part), setAt(target[Number(part)], rest, value))
  const object = target as Json
  return { ...object, [part]: setAt(object[part], rest, value) }
}

function isObject(value: unknown): value is Json {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
