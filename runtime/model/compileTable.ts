import { defaults, limits } from '../../schemas/json/propertyShapes'
import type { SubTable, SubTableTree, TableButtons } from '../../schemas/page/parts/SubTable'
import { mayInSubTable } from '../../schemas/rights/subTableRights'
import type { CompileContext } from './CompileContext'
import { detailOf } from './compileDetailRow'
import type { PageFindings } from './Findings'
import type { FieldModel } from './PageModel'
import { readNumber, readObject, readText, type Unvalidated } from './read'
import type { TableLayout } from './TableLayout'

/** What a sub-table says of its table beside the columns, for one user. */
export function compileTable(
  config: Unvalidated<SubTable>,
  fields: readonly FieldModel[],
  path: string,
  context: CompileContext,
  findings: PageFindings,
): TableLayout {
  const { asyncRemove } = config
  const selection = config.selection === 'radio' ? 'radio' : config.selection === false ? 'none' : 'checkbox'
  const place = { path: `${path}/detailRow`, compileExpression: context.compileExpression }
  // A prefix that is no text is none that somebody was granted.
  const authPre = config.authPre === undefined ? undefined : readText(config.authPre)
  const may = (right: 'add' | 'batch_delete') => mayInSubTable({ authPre }, right, context.can)
  return {
    selection,
    canAdd: may('add'),
    canRemove: may('batch_delete'),
    buttons: buttonsOf(config.toolbar),
    ...pageSizeOf(config),
    // The columns have gone through the rights of the form already.
    ...detailOf(
      config.detailRow,
      fields.filter(({ isInForm, isInList }) => isInForm || isInList),
      new Set(),
      place,
      findings,
    ),
    ...treeOf(config.tree, fields),
    ...(typeof asyncRemove === 'string' ? { asyncRemove } : {}),
  }
}

function buttonsOf(written: unknown): TableLayout['buttons'] {
  const toolbar = readObject<TableButtons>(written)
  const isAsked = (name: keyof TableButtons) => (typeof toolbar[name] === 'boolean' ? toolbar[name] : defaults[`TableButtons.${name}`])
  return { new: isAsked('new'), delete: isAsked('delete'), clear: isAsked('clear'), save: isAsked('save'), export: isAsked('export') }
}

/** A table that says how many rows a page has stands on pages, unless it says that it does not. */
function pageSizeOf({ paging, pageSize }: Unvalidated<SubTable>): Pick<TableLayout, 'pageSize'> {
  const isPaged = typeof paging === 'boolean' ? paging : pageSize !== undefined
  if (!isPaged) return {}
  return { pageSize: Math.round(readNumber(pageSize, limits['page.pageSize']) ?? defaults['SubTable.pageSize']) }
}

function treeOf(written: unknown, fields: readonly FieldModel[]): Pick<TableLayout, 'tree'> {
  const { parentKey, labelKey } = readObject<SubTableTree>(written)
  if (typeof parentKey !== 'string' || parentKey === '') return {}
  const shown = fields.filter(({ isInList }) => isInList)
  const label = shown.find(({ key }) => key === labelKey) ?? shown[0]
  return { tree: { parentKey, labelKey: label?.key ?? '' } }
}
