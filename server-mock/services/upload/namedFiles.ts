import { sql } from 'kysely'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import type { Connection } from '../../db/Database'
import { type ColumnModel, everyTable, refOf, restingFilesTable, trashTable } from '../../resource'
import type { Services } from '../Services'

/** Tables that name files without being rows of anybody's. */
const bookkeeping: ReadonlySet<string> = new Set([trashTable, restingFilesTable, 'sys_file', 'sys_row_history'])

/** true for a column that is made to name files, or to show them. */
export function isMadeForFiles({ field, isHtml }: ColumnModel): boolean {
  const facts = field && factsOf(field)
  return isHtml === true || facts?.holdsFiles === true || facts?.showsFiles === true
}

/** Which of the files are named by a row that is there, in the texts of these columns: as the path itself, or in the address that leads to it. */
export async function namedFiles(
  { registry }: Pick<Services, 'registry'>,
  connection: Connection,
  paths: readonly string[],
  isSearched: (column: ColumnModel) => boolean,
): Promise<ReadonlySet<string>> {
  const named = new Set<string>()
  const tables = registry.all().flatMap(({ declaration, model }) => (declaration.shared ? [] : everyTable(model)))
  for (const { table, from, columns } of tables) {
    const refs = [...columns.values()]
      .filter((column) => column.type === 'text' && !column.link && isSearched(column))
      .map((column) => refOf(column))
    const left = paths.filter((path) => !named.has(path))
    if (refs.length === 0 || left.length === 0 || bookkeeping.has(table)) continue
    const names = refs.map((ref) => sql`strpos(${ref}, p.path) > 0 or strpos(${ref}, p.written) > 0`)
    const { rows } = await sql<{ path: string }>`
      select p.path from unnest(cast(${left} as text[]), cast(${left.map(encodeURI)} as text[])) as p(path, written)
      where exists (select 1 from ${from} as t where ${sql.join(names, sql` or `)})`.execute(connection)
    for (const { path } of rows) named.add(path)
  }
  return named
}
