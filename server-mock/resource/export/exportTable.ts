import type { GridQuery } from '../../../schemas/api/rows'
import type { CallContext } from '../../kernel/CallContext'
import type { WrittenCell, WrittenColumn } from '../../sheets/WrittenTable'
import type { EngineParts } from '../EngineParts'
import { QueryContext } from '../query/QueryContext'
import { readGridQuery } from '../query/readGridQuery'
import { readListQuery } from '../query/readListQuery'
import { addCallTexts } from './addCallTexts'
import { type ExportWish, exportColumns } from './exportColumns'
import { countExported, exportRows } from './exportRows'

/** The rows that an export asks for, as a list or as a grid asks. Paging means nothing: an export has all of them. */
export type ExportedQuery = { list: Readonly<Record<string, unknown>> } | { grid: GridQuery }

/** What is exported: its columns, how many rows there are, and the first of them, part by part. */
export interface ExportedTable {
  columns: readonly WrittenColumn[]
  total: number
  rows(most: number): AsyncGenerator<WrittenCell[][]>
}

/** The rows of a query as a table of texts, numbers and moments, for the columns and rows that the caller may see. Throws `bad-request`. */
export async function exportTable(
  parts: EngineParts,
  asked: ExportedQuery,
  wish: ExportWish,
  context: CallContext,
): Promise<ExportedTable> {
  // A tree is exported with all its levels.
  const scope = new QueryContext({ ...parts.model, tree: undefined }, context, parts.mainOf)
  const columns = exportColumns(scope, wish)
  const query =
    'grid' in asked ? readGridQuery(scope, { ...asked.grid, pageNo: 1, pageSize: 1 }) : readListQuery(scope, withoutPaging(asked.list))
  return {
    columns,
    total: await countExported(parts, query.where),
    async *rows(most) {
      for await (const rows of exportRows(parts, query, context, most)) {
        await addCallTexts(parts.model.columns.values(), rows, wish.callTexts)
        yield rows.map((row) => columns.map(({ cellOf }) => cellOf(row)))
      }
    },
  }
}

/** An export sends `pageSize=10000000` and means all. */
function withoutPaging({ pageNo: _, pageSize: __, ...rest }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return rest
}
