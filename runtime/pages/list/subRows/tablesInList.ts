import type { ListModel, SubTableModel } from '../../../model/PageModel'

/** The sub-tables whose rows stand in the list, there. They are fetched with their row, by the call for one; a tree has no room below its rows. */
export function tablesInList({ subTables, url, tree }: ListModel, at: SubTableModel['inList']): readonly SubTableModel[] {
  if (!url.queryById || (at === 'row' && tree)) return []
  return subTables.filter(({ inList }) => inList === at)
}
