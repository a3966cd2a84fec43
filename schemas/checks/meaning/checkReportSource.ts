import { partsOf } from '../../page/anatomy'
import type { Aggregate, ReportSource } from '../../page/kinds/report'
import type { Finding, Path } from '../Finding'
import { findMissing } from './missing'
import type { CheckedPage } from './viewPage'

type Tables = ReadonlyMap<string, ReadonlySet<string> | undefined>

/** A report reads tables and fields that are there, by the short names that it gives them, for columns that it has. */
export function checkReportSource({ page, known, main }: CheckedPage): Finding[] {
  const { source } = partsOf(page)
  if (!source) return []
  const joins = source.joins ?? []
  const tables: Tables = new Map([
    ['', known.tables?.get(source.from)],
    ...joins.map(({ as, table }) => [as, known.tables?.get(table)] as const),
  ])
  const field = (name: string, path: Path, at?: 'key') => checkField(name, tables, source, path, at)
  const columns = new Set(main.fields.map(({ field: column }) => column.key))
  const computed = new Set(Object.keys(source.select ?? {}))
  return [
    ...findMissing('unknown-table', source.from, known.tables, ['source', 'from']),
    ...joins.flatMap(({ table }, index) => findMissing('unknown-table', table, known.tables, ['source', 'joins', index, 'table'])),
    ...joins.flatMap(({ on }, index) =>
      Object.entries(on).flatMap(([left, right]) => {
        const path = ['source', 'joins', index, 'on', left]
        return [...field(left, path, 'key'), ...field(right, path)]
      }),
    ),
    ...(source.groupBy ?? []).flatMap((name, index) => field(name, ['source', 'groupBy', index])),
    ...Object.entries(source.select ?? {}).flatMap(([column, from]) => [
      ...findMissing('unknown-field', column, columns, ['source', 'select', column], { at: 'key' }),
      ...selected(from).flatMap(([name, further]) => field(name, ['source', 'select', column, ...further])),
    ]),
    ...main.fields.flatMap(({ field: column, path }) => (computed.has(column.key) ? [] : field(column.key, [...path, 'key']))),
  ]
}

function selected(from: string | Aggregate): [string, Path][] {
  return typeof from === 'string' ? [[from, []]] : Object.entries(from).map(([figure, name]) => [name, [figure]])
}

/** `o.total` is a field of the table joined as `o`, `total` one of the first table. */
function checkField(written: string, tables: Tables, source: ReportSource, path: Path, at?: 'key'): Finding[] {
  const dot = written.indexOf('.')
  const [as, name] = dot === -1 ? ['', written] : [written.slice(0, dot), written.slice(dot + 1)]
  const complete = (found: Finding[], whole: (part: string) => string): Finding[] =>
    found.map((finding) => (finding.suggestion === undefined ? finding : { ...finding, suggestion: whole(finding.suggestion) }))
  if (!tables.has(as)) {
    const shortNames = new Set([...tables.keys()].filter((known) => known !== ''))
    return complete(findMissing('unknown-short-name', as, shortNames, path, { at }), (part) => `${part}.${name}`)
  }
  const table = as === '' ? source.from : (source.joins?.find((join) => join.as === as)?.table ?? as)
  const found = findMissing('unknown-table-field', name, tables.get(as), path, { at, values: { table } })
  return complete(found, (part) => (as === '' ? part : `${as}.${part}`))
}
