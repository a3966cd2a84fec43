import { fieldNames } from '../../../schemas/fields/popup'
import { isJsonObject } from '../../../schemas/page/readParts'
import type { NoteLoss } from '../Loss'
import { conditionInCel } from './conditions'
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
  if (extra.showType === 'card') note('record-card', place, { title })
  const value = toKey(code)
  return {
    ...(extra.multiSelect === true ? { type: 'selectMultiple' } : {}),
    choices: { table: context.tableOf(table), label, ...(value === 'id' ? {} : { value }) },
    allowSearch: true,
  }
}

/** A property of a chosen record: a page cannot show one yet. */
export function lookupOf({ table, text, title, place }: SourceField, _context: ImportContext, note: NoteLoss): Record<string, unknown> {
  note('lookup-missing', place, { title, found: `${table ?? ''}.${text ?? ''}` })
  return {}
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
  const first = textOf(extra.condition)
  const where = parent === undefined ? (first === undefined ? undefined : conditionInCel(first)) : `row.${pid} == form.${parent}`
  if (parent === undefined && first !== undefined && where === undefined) note('sql', place, { found: first })
  return {
    choices: { table: context.tableOf(table), label, ...(value === 'id' ? {} : { value }), ...(where === undefined ? {} : { where }) },
    allowSearch: true,
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
