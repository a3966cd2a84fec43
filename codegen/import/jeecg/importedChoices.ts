import type { NoteLoss } from '../Loss'
import { columnsOfCondition, conditionInCel, readTableDictionary } from './conditions'
import type { ImportContext } from './ImportContext'
import { type JsonObject, textOf } from './json'
import { toKey } from './names'
import { emptyDictionary } from './readDictionary'
import type { SourceField } from './SourceField'

/** Where a field takes its choices from: entries, a dictionary, or the rows of a table. Null where the source does not say. */
export function importedChoices(source: SourceField, context: ImportContext, note: NoteLoss): Record<string, unknown> | null {
  const { dictionary, options = [], title, place } = source
  const written = options.map(optionOf).filter((option) => option !== undefined)
  if (written.length > 0) return { options: written }
  if (dictionary !== undefined) {
    const table = readTableDictionary(dictionary)
    return table ? rowsOf(source, table, context, note) : dictionaryOf(dictionary, source, context, note)
  }
  if (source.table !== undefined && source.text !== undefined && source.code !== undefined)
    return rowsOf(source, { table: source.table, text: source.text, code: source.code }, context, note)
  note('no-choices', place, { title })
  return null
}

function optionOf(option: JsonObject): JsonObject | undefined {
  const { value } = option
  const label = textOf(option.text) ?? textOf(option.label) ?? textOf(option.title)
  if (value === '' || value === null || value === undefined) return undefined
  return { value, ...(label === undefined ? {} : { label }) }
}

/** A dictionary that no file has is made, so that the page can be published. */
function dictionaryOf(named: string, { title, place }: SourceField, context: ImportContext, note: NoteLoss): Record<string, unknown> {
  const code = context.dictionaryOf(named)
  if (!context.hasDictionary(code)) {
    note('dictionary-made', place, { found: code })
    context.dictionaries.set(code, emptyDictionary(code, title))
  }
  return { dictCode: code }
}

/** Tables that have kinds of field of their own, by the value that is stored. */
const peopleFields: Readonly<Record<string, Record<string, unknown>>> = {
  'sys_user,username': { type: 'userSelect' },
  'sys_user,id': { type: 'userSelect', valueKey: 'id' },
  'sys_depart,id': { type: 'departSelect' },
  'sys_depart,orgCode': { type: 'departSelect', valueKey: 'orgCode' },
}

interface RowsSource {
  table: string
  text: string
  code: string
  where?: string
}

function rowsOf(source: SourceField, rows: RowsSource, context: ImportContext, note: NoteLoss): Record<string, unknown> | null {
  const { title, place } = source
  const where = rows.where === undefined ? undefined : conditionInCel(rows.where)
  if (rows.where !== undefined && where === undefined) note('sql', place, { found: rows.where })
  const people = rows.where === undefined ? peopleFields[`${rows.table},${toKey(rows.code)}`] : undefined
  if (people) return { ...people, ...(source.control.includes('mult') ? { multiple: true } : {}) }
  const [label, value] = [toKey(rows.text), toKey(rows.code)]
  if (!context.mayRead(rows.table, [label, value, ...columnsOfCondition(where ?? '')])) {
    note('table-closed', place, { title, found: rows.table })
    return null
  }
  return {
    choices: { table: context.tableOf(rows.table), label, ...(value === 'id' ? {} : { value }), ...(where === undefined ? {} : { where }) },
    allowSearch: true,
  }
}
