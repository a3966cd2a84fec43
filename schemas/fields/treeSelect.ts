import type { Finding } from '../checks/Finding'
import { findMissing } from '../checks/meaning/missing'
import { defaults } from '../json/propertyShapes'
import { checkConditionText } from './conditionText'
import type { FieldBase } from './FieldBase'
import { type FieldFacts, type FieldInPage, textSchema } from './FieldFacts'
import { type ReportViewDetails, readMultiple, tellMultiple } from './ReportView'

/** Where a tree comes from: a table of a declared resource and the columns that make it a tree. */
export interface TreeSource {
  /**
   * Table of a declared resource, for example of another page.
   * @names tables
   */
  table: string
  /**
   * Field that is shown.
   * @names tableFields
   */
  text: string
  /**
   * Field that is stored.
   * @default "id"
   * @names tableFields
   */
  code?: string
  /**
   * Field that names the parent.
   * @names tableFields
   */
  pid: string
  /**
   * Field that says whether a node has children (`1` or `Y`). Without it the server counts them.
   * @names tableFields
   */
  hasChild?: string
  /** Parent value of the first level; empty when left out. */
  root?: string
}

/** One or several nodes of a tree. */
export interface TreeSelectField extends FieldBase {
  type: 'treeSelect'
  /** The tree. */
  tree: TreeSource
  /** A JSON object as text; only nodes with these values are offered. */
  condition?: string
  /** true: several nodes can be taken. */
  multiple?: boolean
}

export const treeSelect: FieldFacts<TreeSelectField> = {
  aliases: ['sel_tree', 'tree-select'],
  column: () => 'text',
  valueSchema: () => textSchema(),
  query: 'eq',
  isForUsers: true,
  reportView: { name: 'sel_tree', details: tellTree, read: readTree },
  labels: (field) => ({ from: 'table', table: field.tree.table, value: treeCodeOf(field.tree), label: field.tree.text }),
  isMultiple: (field) => field.multiple === true,
  checkPage: checkTree,
  examples: [
    {
      type: 'treeSelect',
      key: 'category',
      title: { 'zh-CN': '分类', 'en-US': 'Category', 'de-DE': 'Kategorie' },
      tree: { table: 'sys_depart', text: 'departName', pid: 'parentId' },
    },
  ],
}

/** The tree's table and columns are there, and its condition can be read. */
function checkTree(field: TreeSelectField, place: FieldInPage): Finding[] {
  return [...checkConditionText(field.condition, place.path), ...checkSource(field, place)]
}

function checkSource({ tree }: TreeSelectField, { path, known: { tables } }: FieldInPage): Finding[] {
  const at = [...path, 'tree']
  const unknown = findMissing('unknown-table', tree.table, tables, [...at, 'table'])
  if (unknown.length > 0) return unknown
  const names = Object.entries(tree).filter(([name]) => name !== 'table' && name !== 'root')
  return names.flatMap(([name, field]: [string, string]) =>
    findMissing('unknown-table-field', field, tables?.get(tree.table), [...at, name], { values: { table: tree.table } }),
  )
}

/** The field of the tree's table that is stored. */
export function treeCodeOf({ code }: Pick<TreeSource, 'code'>): string {
  return code ?? defaults['TreeSource.code']
}

function tellTree({ tree, condition, multiple }: TreeSelectField): ReportViewDetails {
  const { pid: pidField, root: pidValue, hasChild: hasChildField } = tree
  return { ...tellMultiple({ multiple }), condition, pidField, pidValue, hasChildField }
}

/** Without its table there is no tree. */
function readTree(details: ReportViewDetails): Partial<TreeSelectField> | null {
  const { dictTable: table, dictText: text, dictCode: code, pidField: pid, pidValue: root, hasChildField: hasChild, condition } = details
  return table && text && pid ? { ...readMultiple(details), tree: { table, text, code, pid, root, hasChild }, condition } : null
}
