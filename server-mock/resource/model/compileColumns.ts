import type { FieldConfig } from '../../../schemas/fields'
import type { ChoiceBase, OnOffBase } from '../../../schemas/fields/FieldBase'
import type { FieldValue } from '../../../schemas/fields/FieldFacts'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import { fieldOfCase, inputCasesOf } from '../../../schemas/fields/inputCases'
import { propertyOf } from '../../../schemas/fields/lookup'
import { isRequiredRule, rulesOf } from '../../../schemas/rules/rulesOf'
import { isSystemField, type SystemField, systemFieldOf, systemFields } from '../../../schemas/wire/systemFields'
import { translatedLanguages, translationKey } from '../../../schemas/wire/translations'
import type { ResourceDeclaration } from '../ResourceDeclaration'
import { columnName, translationsColumn } from './columnName'
import type { ColumnModel, LookupModel } from './ResourceModel'

interface ColumnSources {
  fields: readonly FieldConfig[]
  /** Keys of the fields whose translations are kept too. */
  translated?: readonly string[]
  /** Those of them that are read in the language of the reader. */
  readTranslated?: readonly string[]
  titles?: ResourceDeclaration['titles']
  secretFields?: readonly string[]
  links?: ResourceDeclaration['links']
  /** Keys that need a column although no field may stand for them: the owner, the key of a sub-table, the parent in a tree. */
  furtherKeys?: readonly string[]
}

/** The columns of a table by field key: system fields first. Throws for keys that cannot be columns; the checks of a page find them earlier. */
export function compileColumns({
  fields,
  translated = [],
  readTranslated = [],
  titles,
  secretFields = [],
  links = {},
  furtherKeys = [],
}: ColumnSources): Map<string, ColumnModel> {
  const byKey = new Map(fields.map((field) => [field.key, field]))
  const columns = new Map<string, ColumnModel>()
  for (const key of systemFields) columns.set(key, systemColumn(key, byKey.get(key)))
  for (const field of fields) {
    const column = isSystemField(field.key) ? undefined : fieldColumn(field, secretFields.includes(field.key))
    if (!column) continue
    columns.set(field.key, {
      ...column,
      ...(Object.hasOwn(links, field.key) ? { link: links[field.key] } : {}),
      ...(readTranslated.includes(field.key) ? { isReadTranslated: true } : {}),
    })
    if (translated.includes(field.key)) for (const translation of translationsOf(column, titles)) columns.set(translation.key, translation)
  }
  for (const key of furtherKeys) if (!columns.has(key)) columns.set(key, plainColumn(key))
  refuseClashes(columns)
  return columns
}

function systemColumn(key: SystemField, field: FieldConfig | undefined): ColumnModel {
  const type = systemFieldOf(key).column
  return {
    ...plainColumn(key),
    type,
    field,
    labels: field ? labelsOf(field) : null,
    query: type === 'text' ? 'eq' : 'range',
    isSystem: true,
  }
}

/** A text column that no field stands for. */
export function plainColumn(key: string): ColumnModel {
  return { key, name: columnName(key), type: 'text', query: 'eq', isMultiple: false, labels: null, isSystem: false, isSecret: false }
}

function fieldColumn(field: FieldConfig, isSecret: boolean): ColumnModel | undefined {
  const facts = factsOf(field)
  const type = facts.column(field)
  if (type === null) return undefined
  const cases = inputCasesOf(field).flatMap((one) => fieldColumn(fieldOfCase(field, one), isSecret) ?? [])
  return {
    key: field.key,
    name: columnName(field.key),
    type,
    field,
    query: facts.query,
    isMultiple: facts.isMultiple?.(field) ?? false,
    labels: labelsOf(field),
    isSystem: false,
    isSecret: isSecret || facts.isSecret === true,
    isHashed: facts.isSecret,
    isHtml: facts.isHtml,
    typedValues: type === 'text' && cases.length === 0 ? typedValues(field) : undefined,
    ...(cases.length > 0 ? { cases } : {}),
  }
}

/** The fields that show a property of the record that another column chooses. */
export function compileLookups(fields: readonly FieldConfig[], columns: ReadonlyMap<string, ColumnModel>): LookupModel[] {
  return fields.flatMap((field): LookupModel[] => {
    const shown = factsOf(field).looksUp?.(field)
    const column = shown && columns.get(shown.of)
    const chosen = column && isSystemField(column.key) ? labelsOf(systemFieldOf(column.key).field) : column?.labels
    const source = shown && propertyOf(chosen, shown.field)
    return column && source ? [{ key: field.key, column, source }] : []
  })
}

/** The other languages of a text: what each of them is in the column that holds them all. A text need not be there in every language. */
function translationsOf(column: ColumnModel, titles: ColumnSources['titles']): ColumnModel[] {
  return translatedLanguages.map((language) => {
    const key = translationKey(column.key, language)
    const named = column.field && titles ? { ...column.field, title: titles.get(key) } : column.field
    const field = named && { ...named, key, validateRules: rulesOf(named).filter((rule) => !isRequiredRule(rule)) }
    return { ...column, key, name: translationsColumn(column.key), language, field }
  })
}

function labelsOf(field: FieldConfig): ColumnModel['labels'] {
  return factsOf(field).labels?.(field) ?? null
}

function typedValues(field: FieldConfig): ReadonlyMap<string, FieldValue> | undefined {
  const { customValue } = field as Partial<OnOffBase>
  const values = customValue ?? (field as ChoiceBase).options?.map(({ value }) => value) ?? []
  const typed = values.filter((value) => typeof value !== 'string')
  return typed.length > 0 ? new Map(typed.map((value) => [String(value), value])) : undefined
}

function refuseClashes(columns: ReadonlyMap<string, ColumnModel>): void {
  const keyByName = new Map<string, string>()
  for (const { key, name: column, language } of columns.values()) {
    const name = language ? `${column} ${language}` : column
    if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(key)) throw new Error(`"${key}" cannot be a field: use letters, digits and _`)
    const other = keyByName.get(name)
    if (other !== undefined) throw new Error(`the fields "${other}" and "${key}" would both be stored in the column "${name}"`)
    keyByName.set(name, key)
  }
}
