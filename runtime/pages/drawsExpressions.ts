import { hasCellExpression } from '../model/compileCell'
import type { PageModel, RowsPart } from '../model/PageModel'

/** Whether something of the page is drawn by expressions before anybody opens a form: its buttons, its cells, which of its rows are only read. */
export function drawsExpressions(page: PageModel): boolean {
  if (hasButtonExpression(page) || ('readOnlyRows' in page && page.readOnlyRows !== undefined)) return true
  return 'columns' in page && (hasDrawnExpression(page) || ('subTables' in page && page.subTables.some(isDrawnWithCells)))
}

function hasDrawnExpression({ columns, detail }: RowsPart): boolean {
  return columns.some(hasCellExpression) || detail?.text !== undefined || (detail?.fields.some(hasCellExpression) ?? false)
}

function hasButtonExpression(page: PageModel): boolean {
  return 'customButtons' in page && [...page.customButtons, ...page.rowButtons].some((button) => button.needsExpressions)
}

function isDrawnWithCells({ inList, fields }: { inList?: string; fields: readonly Parameters<typeof hasCellExpression>[0][] }): boolean {
  return inList !== undefined && fields.some(hasCellExpression)
}
