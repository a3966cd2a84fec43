import { languageVersion } from '../../../schemas/page/languageVersion'
import type { FieldDraft, ReportDraft } from '../Draft'
import type { NoteLoss } from '../Loss'
import { columnsOfCondition, conditionInCel } from './conditions'
import type { ImportContext } from './ImportContext'
import { isYes, type JsonObject, numberOf, objectsOf, textOf } from './json'
import { toCode, toKey } from './names'

/** An online report: its SQL becomes a source of declared tables, as far as it only names columns of one table and compares them. */
export function readOnlineReport(report: JsonObject, file: string, context: ImportContext): ReportDraft | undefined {
  const code = toCode(String(report.code))
  const note = context.lossesOf(file, code)
  const source = sourceOf(String(report.sql), objectsOf(report.items), context, note)
  if (source === undefined) return undefined
  const items = objectsOf(report.items)
  const columns = items.map((item, index) => columnOf(item, `items[${index}]`, context, note))
  const query = items.filter(({ isSearch }) => isYes(isSearch)).map((item) => queryOf(item))
  const params = objectsOf(report.params).map((param, index) => paramOf(param, `params[${index}]`, context, note))
  return {
    kind: 'report',
    version: languageVersion,
    code,
    title: textOf(report.name) ?? code,
    source: params.length > 0 ? optional(source) : source,
    ...(params.length > 0 ? { params } : {}),
    ...(query.length > 0 ? { queryConfig: query } : {}),
    columns,
  }
}

interface SourceDraft extends Record<string, unknown> {
  from: string
  where?: string
}

/** Nobody has to fill in a parameter: without it, its comparison holds. */
function optional(source: SourceDraft): SourceDraft {
  const [, parameter] = /\bparams\.(\w+)/.exec(source.where ?? '') ?? []
  return parameter === undefined ? source : { ...source, where: `params.${parameter} == null || ${source.where}` }
}

const plainSelect = /^select\s+([\w\s,.*`]+?)\s+from\s+`?(\w+)`?(?:\s+(?:as\s+)?[a-z]\w?)?(?:\s+where\s+([\s\S]+?))?;?$/i

function sourceOf(sql: string, items: readonly JsonObject[], context: ImportContext, note: NoteLoss): SourceDraft | undefined {
  const [, , table, condition] = plainSelect.exec(sql.trim()) ?? []
  if (table === undefined) {
    note('sql', 'sql', { found: sql })
    return undefined
  }
  const where = condition === undefined ? undefined : conditionInCel(condition)
  if (condition !== undefined && where === undefined) note('sql', 'sql', { found: condition })
  const keys = items.map(({ fieldName }) => toKey(String(fieldName)))
  if (!context.mayRead(table, [...keys, ...columnsOfCondition(where ?? '')])) {
    note('table-closed', 'sql', { title: table, found: table })
    return undefined
  }
  return { from: context.existing.openTables.has(table) ? table : context.tableOf(table), ...(where === undefined ? {} : { where }) }
}

function columnOf(item: JsonObject, place: string, context: ImportContext, note: NoteLoss): FieldDraft {
  const key = toKey(String(item.fieldName))
  const title = textOf(item.fieldTxt) ?? key
  const dictionary = textOf(item.dictCode)
  const href = textOf(item.fieldHref)
  if (dictionary !== undefined && /^select\s/i.test(dictionary)) note('sql', `${place}.dictCode`, { found: dictionary })
  const isDictionary = dictionary !== undefined && /^\w+$/.test(dictionary)
  return {
    key,
    type: isDictionary ? 'select' : typeOf(item),
    title,
    ...(isDictionary ? { dictCode: context.dictionaryOf(dictionary) } : {}),
    ...(numberOf(item.fieldWidth) === undefined ? {} : { width: numberOf(item.fieldWidth) }),
    ...(isYes(item.isShow) ? {} : { visible: false }),
    ...(isYes(item.isOrder) ? { isOrder: true } : {}),
    ...(isYes(item.isTotal) ? { statistics: ['sum'] } : {}),
    ...(textOf(item.groupTitle) === undefined ? {} : { group: textOf(item.groupTitle) }),
    ...(href === undefined || /[$#]\{/.test(href) ? {} : { link: { type: 'address', url: `'${href}'` } }),
  }
}

function typeOf({ fieldType, isTotal }: JsonObject): string {
  const type = String(fieldType).toLowerCase()
  if (type === 'date') return 'date'
  if (type === 'datetime') return 'datetime'
  return type === 'integer' || type === 'long' || type === 'double' || isYes(isTotal) ? 'inputNumber' : 'normal'
}

function queryOf({ fieldName, searchMode }: JsonObject): { key: string; mode?: 'range' } {
  return { key: toKey(String(fieldName)), ...(searchMode === 'group' ? { mode: 'range' as const } : {}) }
}

function paramOf({ name, text, value, dictCode }: JsonObject, place: string, context: ImportContext, note: NoteLoss): FieldDraft {
  const key = toKey(String(name))
  const title = textOf(text) ?? key
  const dictionary = textOf(dictCode)
  if (value !== undefined && value !== null && value !== '') note('param-value', place, { title, found: String(value) })
  return {
    key,
    type: dictionary === undefined ? 'input' : 'select',
    title,
    ...(dictionary === undefined ? {} : { dictCode: context.dictionaryOf(dictionary) }),
  }
}
