import { writtenOptions } from '../../fields/FieldFacts'
import { toColumnName } from '../../page/tableNames'
import type { Finding, Path } from '../Finding'
import type { FieldPlace, PageView, RowPlace } from './PageView'

interface Named {
  name: string
  path: Path
}

/** Names that stand twice where one of them would be lost. */
export function checkDuplicates(view: PageView): Finding[] {
  return [
    ...view.rows.flatMap((row) => [
      ...findRepeated(row.fields.map(namedField)),
      ...findSameColumns(row),
      ...row.fields.flatMap(checkOptions),
    ]),
    ...findRepeated(view.subTables.map(({ key }, index) => ({ name: key, path: ['subTables', index, 'key'] }))),
    ...findRepeated(queryKeys(view)),
    ...findRepeated(groupItems(view)),
    ...findRepeated(buttonNames(view)),
    ...findRepeated(rowButtonNames(view)),
  ]
}

function findRepeated(named: readonly Named[]): Finding[] {
  const seen = new Set<string>()
  return named.flatMap(({ name, path }): Finding[] => {
    if (seen.has(name)) return [{ code: 'duplicate-key', path, values: { name } }]
    seen.add(name)
    return []
  })
}

const namedField = ({ field, path }: FieldPlace): Named => ({ name: field.key, path: [...path, 'key'] })

/** `orderNo` and `order_no` are two keys and one table column. */
function findSameColumns({ of, fields }: RowPlace): Finding[] {
  if (of === 'params') return []
  const keyByColumn = new Map<string, string>()
  return fields.flatMap(({ field, path }): Finding[] => {
    const column = toColumnName(field.key)
    const other = keyByColumn.get(column)
    if (other === undefined) keyByColumn.set(column, field.key)
    if (other === undefined || other === field.key) return []
    return [{ code: 'same-column', path: [...path, 'key'], values: { name: field.key, other, column } }]
  })
}

function checkOptions({ field, path }: FieldPlace): Finding[] {
  const name = 'options' in field && field.options ? 'options' : 'listSource'
  const options = 'options' in field || 'listSource' in field ? writtenOptions(field) : undefined
  return findRepeated((options ?? []).map((option, index) => ({ name: String(option.value), path: [...path, name, index, 'value'] })))
}

function queryKeys({ page }: PageView): Named[] {
  if (page.kind === 'form') return []
  return (page.queryConfig ?? []).map(({ key }, index) => ({ name: key, path: ['queryConfig', index, 'key'] }))
}

function groupItems({ page }: PageView): Named[] {
  if (page.kind === 'report') return []
  return (page.form?.groups ?? []).flatMap((group, at) =>
    group.items.map((name, index) => ({ name, path: ['form', 'groups', at, 'items', index] })),
  )
}

function buttonNames({ page }: PageView): Named[] {
  if (page.kind !== 'list') return []
  return (page.toolbar?.custom ?? []).map(({ name }, index) => ({ name, path: ['toolbar', 'custom', index, 'name'] }))
}

function rowButtonNames({ page }: PageView): Named[] {
  if (page.kind !== 'list') return []
  return (page.rowButtons ?? []).map(({ name }, index) => ({ name, path: ['rowButtons', index, 'name'] }))
}
