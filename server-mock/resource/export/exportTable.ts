import type { Row } from '../../../schemas/api/Result'
import type { GridQuery } from '../../../schemas/api/rows'
import type { CallContext } from '../../kernel/CallContext'
import type { WrittenCell, WrittenColumn } from '../../sheets/WrittenTable'
import type { EngineParts } from '../EngineParts'
import { allOf } from '../query/compare'
import { QueryContext } from '../query/QueryContext'
import type { RowQuery } from '../query/RowQuery'
import { readGridQuery } from '../query/readGridQuery'
import { readListQuery } from '../query/readListQuery'
import { isTreeCondition, treePairs } from '../query/treeCondition'
import { addCallTexts } from './addCallTexts'
import { type ExportColumn, type ExportWish, exportColumns } from './exportColumns'
import { countExported, exportRows } from './exportRows'
import { exportTree, isTreeOf } from './exportTree'

/** The rows that an export asks for, as a list or as a grid asks. Paging means nothing: an export has all of them. */
export type ExportedQuery = { list: Readonly<Record<string, unknown>> } | { grid: GridQuery }

/** What is exported: its columns, how many rows there are, and the first of them, part by part. */
export interface ExportedTable {
  columns: readonly WrittenColumn[]
  total: number
  rows(most: number): AsyncGenerator<WrittenCell[][]>
}

/**
 * The rows of a query as a table of texts, numbers and moments, for the columns and rows that the caller may see. Those of a tree stand below their parents,
 * the text of `labelKey` indented. Throws `bad-request`.
 */
export async function exportTable(
  parts: EngineParts,
  asked: ExportedQuery,
  wish: ExportWish,
  context: CallContext,
): Promise<ExportedTable> {
  const scope = new QueryContext({ ...parts.model, tree: undefined }, context, parts.mainOf)
  const columns = exportColumns(scope, wish)
  const query = parts.model.tree ? readTreeQuery(scope, asked) : readQuery(scope, asked)
  const isTree = isTreeOf(parts, context)
  const label = isTree ? (columns.find(({ key }) => key === wish.labelKey) ?? columns.find(({ type }) => type === 'text')) : undefined
  return {
    columns,
    total: await countExported(parts, query.where),
    async *rows(most) {
      for await (const { rows, levels } of (isTree ? exportTree : exportRows)(parts, query, context, most)) {
        await addCallTexts(parts.model.columns.values(), rows, wish.callTexts)
        const cell = (row: Row, column: ExportColumn) =>
          column === label ? indented(column.cellOf(row), levels?.get(row.id)) : column.cellOf(row)
        yield rows.map((row) => columns.map((column) => cell(row, column)))
      }
    },
  }
}

/** The text by which a row of a tree is known shows how deep the row stands. */
function indented(cell: WrittenCell, level = 0): WrittenCell {
  return typeof cell === 'string' && level > 0 ? { text: cell, level } : cell
}

function readQuery(scope: QueryContext, asked: ExportedQuery): Pick<RowQuery, 'where' | 'orderBy'> {
  return 'grid' in asked ? readGridQuery(scope, { ...asked.grid, pageNo: 1, pageSize: 1 }) : readListQuery(scope, withoutPaging(asked.list))
}

/** A tree with all its levels is asked for as rows that are none, and with what every row of it must hold. */
function readTreeQuery(scope: QueryContext, asked: ExportedQuery): Pick<RowQuery, 'where' | 'orderBy'> {
  const condition = 'grid' in asked ? asked.grid.selectParam?.condition : asked.list.condition
  if (!isTreeCondition(condition)) return readQuery(scope, asked)
  const pairs = treePairs(scope, condition)
  const none = { condition: null }
  const { where, orderBy } = readQuery(
    scope,
    'grid' in asked
      ? { grid: { ...asked.grid, selectParam: { ...asked.grid.selectParam, ...none } } }
      : { list: { ...asked.list, ...none } },
  )
  return { where: allOf([...pairs, where]), orderBy }
}

/** An export sends `pageSize=10000000` and means all. */
function withoutPaging({ pageNo: _, pageSize: __, ...rest }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return rest
}
