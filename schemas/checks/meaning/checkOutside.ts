import type { Action } from '../../page/Action'
import type { Finding, Path } from '../Finding'
import { findMissing } from './missing'
import type { FieldPlace, PageView } from './PageView'

/** Dictionaries, tables, fill rules, handlers and pages that a page names exist, as far as it is known which there are. */
export function checkOutside(view: PageView): Finding[] {
  return [...view.rows.flatMap(({ fields }) => fields.flatMap((place) => checkField(place, view))), ...checkButtons(view)]
}

function checkField({ field, path }: FieldPlace, { known }: PageView): Finding[] {
  const preset = field.defaultValue
  const fillRule = preset !== null && typeof preset === 'object' ? preset.fillRule : undefined
  return [
    ...('dictCode' in field && field.dictCode !== undefined
      ? findMissing('unknown-dictionary', field.dictCode, known.dictionaries, [...path, 'dictCode'])
      : []),
    ...(fillRule === undefined ? [] : findMissing('unknown-fill-rule', fillRule, known.fillRules, [...path, 'defaultValue', 'fillRule'])),
    ...(field.action === undefined ? [] : findMissing('unknown-handler', field.action, known.handlers, [...path, 'action'])),
    ...(field.type === 'treeSelect' ? checkTree(field.tree, [...path, 'tree'], known.tables) : []),
  ]
}

function checkTree(tree: object & { table: string }, path: Path, tables: PageView['known']['tables']): Finding[] {
  const unknown = findMissing('unknown-table', tree.table, tables, [...path, 'table'])
  if (unknown.length > 0) return unknown
  const names = Object.entries(tree).filter(([name]) => name !== 'table' && name !== 'root')
  return names.flatMap(([name, field]: [string, string]) =>
    findMissing('unknown-table-field', field, tables?.get(tree.table), [...path, name], { values: { table: tree.table } }),
  )
}

function checkButtons({ page, known }: PageView): Finding[] {
  if (page.kind !== 'list') return []
  const check = (action: Action, path: Path): Finding[] => {
    if (action.type === 'open') return findMissing('unknown-page', action.page, known.pages, [...path, 'page'])
    return action.type === 'handler' ? findMissing('unknown-handler', action.name, known.handlers, [...path, 'name']) : []
  }
  return [
    ...(page.toolbar?.custom ?? []).flatMap(({ action }, index) => check(action, ['toolbar', 'custom', index, 'action'])),
    ...(page.rowButtons ?? []).flatMap(({ action }, index) => check(action, ['rowButtons', index, 'action'])),
  ]
}
