import type { Finding } from '../checks/Finding'
import { findMissing } from '../checks/meaning/missing'
import { defaults } from '../json/propertyShapes'
import { toColumnName } from '../page/tableNames'
import type { FieldBase } from './FieldBase'
import { type FieldFacts, type FieldInPage, type LabelSource, textSchema } from './FieldFacts'
import { readPairs } from './tableCode'

/** Rows of a table that stand below one another, and which of them a level offers. */
export interface LinkSource {
  /**
   * Table of a declared resource, for example of another page.
   * @names tables
   */
  table: string
  /**
   * Field that is shown.
   * @names tableFields
   */
  txt: string
  /**
   * Field that is stored.
   * @default "id"
   * @names tableFields
   */
  key?: string
  /**
   * Field that `pidField` of the rows below refers to.
   * @default "id"
   * @names tableFields
   */
  idField?: string
  /**
   * Field that names the row above.
   * @names tableFields
   */
  pidField: string
  /** Values that the rows of the first level have, for example `pid = 'A01'`; pairs are joined by `and`. Left out: the rows that stand below no other. */
  condition?: string
}

/** One of several levels, each a field of its own: a choice offers the rows below it on the next level, and takes back what was chosen there. */
export interface LinkDownField extends FieldBase {
  type: 'linkDown'
  /** Where the rows come from. */
  linked: LinkSource
  /**
   * Field of the level above; none on the first level.
   * @names fields
   */
  parent?: string
}

export const linkDown: FieldFacts<LinkDownField> = {
  aliases: ['link_down'],
  column: () => 'text',
  valueSchema: () => textSchema(),
  query: 'eq',
  isForUsers: true,
  labels: linkLabels,
  follows: ({ parent }) => (parent === undefined || parent === '' ? [] : [parent]),
  checkPage: checkLevel,
  reportView: { name: 'list', isBorrowed: true },
  examples: [
    {
      type: 'linkDown',
      key: 'group',
      title: { 'zh-CN': '大类', 'en-US': 'Group', 'de-DE': 'Gruppe' },
      linked: { table: 'sys_category', txt: 'name', pidField: 'pid', condition: "pid = 'a0'" },
    },
    {
      type: 'linkDown',
      key: 'member',
      title: { 'zh-CN': '小类', 'en-US': 'Member', 'de-DE': 'Untergruppe' },
      linked: { table: 'sys_category', txt: 'name', pidField: 'pid' },
    },
  ],
}

/** The field of the table that is stored, and the one that rows below refer to. */
export function linkKeysOf({ key, idField }: Pick<LinkSource, 'key' | 'idField'>): { key: string; idField: string } {
  return { key: key ?? defaults['LinkSource.key'], idField: idField ?? defaults['LinkSource.idField'] }
}

/** The server compares with the level above where that one stores what its rows below refer to. */
function linkLabels({ linked, parent }: LinkDownField): LabelSource {
  const { key, idField } = linkKeysOf(linked)
  const where = parent && key === idField ? { where: `row.${linked.pidField} == form.${parent}` } : {}
  return { from: 'table', table: linked.table, value: key, label: linked.txt, ...where }
}

/** Table and fields are there, the condition is pairs of them and a value, and the level above is another field. */
function checkLevel(field: LinkDownField, { path, known: { tables }, names }: FieldInPage): Finding[] {
  const { linked, parent } = field
  const at = [...path, 'linked']
  const above =
    parent === undefined
      ? []
      : findMissing('unknown-field', parent, new Set([...names].filter((name) => name !== field.key)), [...path, 'parent'])
  const unknown = findMissing('unknown-table', linked.table, tables, [...at, 'table'])
  if (unknown.length > 0) return [...above, ...unknown]
  const { table, condition, ...named } = linked
  const fields = tables?.get(table)
  const find = (name: string, place: string) =>
    [...(fields ?? [])].some((one) => toColumnName(one) === name)
      ? []
      : findMissing('unknown-table-field', name, fields, [...at, place], { values: { table } })
  const pairs = condition === undefined || condition === '' ? [] : readPairs(condition)
  return [
    ...above,
    ...Object.entries(named).flatMap(([place, name]: [string, string]) => find(name, place)),
    ...(pairs ?? []).flatMap(({ column }) => find(column, 'condition')),
    ...(pairs ? [] : [{ code: 'wrong-pairs', path: [...at, 'condition'] } satisfies Finding]),
  ]
}
