import { fieldNames } from '../../../schemas/fields/popup'
import { readPairs } from '../../../schemas/fields/tableCode'
import { isJsonObject } from '../../../schemas/page/readParts'
import type { NoteLoss } from '../Loss'
import type { ImportContext } from './ImportContext'
import { objectIn, objectsOf, textOf } from './json'
import { toCode, toKey } from './names'
import type { SourceField } from './SourceField'

/** A popup: the report, its columns, and the fields that take them. */
export function popupOf(source: SourceField, context: ImportContext, note: NoteLoss): Record<string, unknown> | null {
  const { table: report, title, place, key, extra = {} } = source
  const pairs = objectsOf(extra.fieldConfig)
  const orgFields = pairs.length > 0 ? pairs.map(({ source: from }) => toKey(String(from))) : fieldNames(source.code).map(toKey)
  const destFields = pairs.length > 0 ? pairs.map(({ target }) => toKey(String(target))) : fieldNames(source.text).map(toKey)
  const popupCode = report === undefined ? undefined : toCode(report)
  if (popupCode === undefined || !context.hasReport(popupCode)) {
    note('report-missing', place, { title, found: report ?? '' })
    return null
  }
  const isWhole = orgFields.length > 0 && orgFields.length === destFields.length
  return {
    popupCode,
    orgFields: isWhole ? orgFields : [key],
    destFields: isWhole ? destFields : [key],
    ...(extra.popupMulti === true || extra.multi === true ? { multi: true } : {}),
  }
}

/** Categories below the one whose code the source names. */
export function categoryOf({ code, dictionary, extra = {} }: SourceField): Record<string, unknown> {
  const { pcode = code ?? dictionary, condition } = extra
  return {
    ...(typeof pcode === 'string' && pcode !== '' && pcode !== '0' ? { pcode } : {}),
    ...(typeof condition === 'string' && condition !== '' ? { condition } : {}),
    ...(extra.multiple === true ? { multiple: true } : {}),
  }
}

/** A tree: `id,pid,name,has_child` of a table. */
export function treeOf(
  { table, text, title, place, code }: SourceField,
  context: ImportContext,
  note: NoteLoss,
): Record<string, unknown> | null {
  const [id = 'id', pid = 'pid', label = 'name', hasChild] = fieldNames(text).map(toKey)
  if (table === undefined) {
    note('no-choices', place, { title })
    return null
  }
  if (!context.mayRead(table, [label, pid])) {
    note('table-closed', place, { title, found: table })
    return null
  }
  const root = code === undefined || code === '' || code === '0' ? {} : { root: code }
  return {
    tree: {
      table: context.tableOf(table),
      text: label,
      ...(id === 'id' ? {} : { code: id }),
      pid,
      ...(hasChild ? { hasChild } : {}),
      ...root,
    },
  }
}

/** A record of another table: its first field names it, further ones can be shown by fields of their own. */
export function recordOf(source: SourceField, context: ImportContext, note: NoteLoss): Record<string, unknown> | null {
  const { table, text, code = 'id', title, place, extra = {} } = source
  const [label = 'id', ...further] = fieldNames(text).map(toKey)
  if (table === undefined) {
    note('no-choices', place, { title })
    return null
  }
  if (!context.mayRead(table, [label, ...further])) {
    note('table-closed', place, { title, found: table })
    return null
  }
  const value = toKey(code)
  return {
    ...(extra.multiSelect === true ? { type: 'selectMultiple' } : {}),
    choices: { table: context.tableOf(table), label, ...(value === 'id' ? {} : { value }) },
    allowSearch: true,
  }
}

/** A property of the record that another field chooses; text where that one does not choose any. */
export function lookupOf({ table, text, title, place, extra = {} }: SourceField, _context: ImportContext, note: NoteLoss) {
  if (table !== undefined && text !== undefined && extra.hasRecord === true) return { of: toKey(table), field: toKey(text) }
  note('lookup-missing', place, { title, found: `${table ?? ''}.${text ?? ''}` })
  return null
}

/**
 * Fields that show a property of a record know whether the field that they name chooses one. A record that is shown as a card has a field for each property
 * that the card shows.
 */
export function shareRecords(fields: readonly SourceField[], context: ImportContext): SourceField[] {
  const records = new Map(fields.filter((field) => isReadable(field, context)).map((field) => [field.key, field]))
  return fields.flatMap((field) => {
    if (field.control === 'linktablefield') return [{ ...field, extra: { hasRecord: records.has(toKey(field.table ?? '')) } }]
    return records.has(field.key) && field.extra?.showType === 'card' ? [field, ...cardOf(field, fields, context)] : [field]
  })
}

function isReadable({ control, table, text }: SourceField, context: ImportContext): boolean {
  return control === 'linktable' && table !== undefined && context.mayRead(table, fieldNames(text).map(toKey))
}

function cardOf(
  { key, table = '', text, place, isInForm }: SourceField,
  fields: readonly SourceField[],
  context: ImportContext,
): SourceField[] {
  const [, ...further] = fieldNames(text)
  const shown = new Set(
    fields.flatMap((field) => (field.control === 'linktablefield' && toKey(field.table ?? '') === key ? [field.text] : [])),
  )
  return further.flatMap((name): SourceField[] => {
    const written = objectsOf(context.formOf(table)?.fields).find(({ dbFieldName }) => dbFieldName === name)
    const title = textOf(written?.dbFieldTxt) ?? name
    const extra = { hasRecord: true }
    if (shown.has(name)) return []
    return [
      {
        key: toKey(`${key}_${name}`),
        title,
        control: 'linktablefield',
        place,
        table: key,
        text: name,
        extra,
        rules: [],
        isInList: false,
        isInForm,
      },
    ]
  })
}

/** Levels that depend on each other: each takes the rows below the one that was chosen before it. */
export function linkedOf(source: SourceField, context: ImportContext, note: NoteLoss): Record<string, unknown> | null {
  const { title, place, extra = {} } = source
  const table = textOf(extra.table)
  const parent = textOf(extra.parentField)
  const [label, value, pid] = [extra.txt, extra.key, extra.pidField].map((name) => toKey(textOf(name) ?? 'id'))
  if (table === undefined || label === undefined || value === undefined || pid === undefined) {
    note('linked-levels', place, { title, found: JSON.stringify(extra) })
    return null
  }
  if (!context.mayRead(table, [label, value, pid])) {
    note('table-closed', place, { title, found: table })
    return null
  }
  const idField = toKey(textOf(extra.idField) ?? 'id')
  const condition = textOf(extra.condition)?.trim()
  const isUsable = parent === undefined && condition !== undefined && readPairs(condition) !== undefined
  if (parent === undefined && condition !== undefined && !isUsable) note('sql', place, { found: condition })
  return {
    linked: {
      table: context.tableOf(table),
      txt: label,
      ...(value === 'id' ? {} : { key: value }),
      ...(idField === 'id' ? {} : { idField }),
      pidField: pid,
      ...(isUsable ? { condition } : {}),
    },
    ...(parent === undefined ? {} : { parent }),
  }
}

/** Fields of linked levels say the whole of it on the first one; the others are handed what concerns them. */
export function shareLinks(fields: readonly SourceField[]): SourceField[] {
  const links = fields.flatMap((field) => (field.control === 'linkdown' ? [{ field, facts: objectIn(field.table) }] : []))
  const extras = new Map<string, Record<string, unknown>>()
  for (const { field, facts } of links) {
    if (!isJsonObject(facts)) continue
    const { linkField, ...shared } = facts
    let parentField: string | undefined
    for (const key of [field.key, ...fieldNames(textOf(linkField)).map(toKey)]) {
      extras.set(key, { ...shared, ...(parentField === undefined ? {} : { parentField }) })
      parentField = key
    }
  }
  return fields.map((field) => {
    const extra = extras.get(field.key)
    return extra ? { ...field, control: 'linkdown', extra } : field
  })
}
