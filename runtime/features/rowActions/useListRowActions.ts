import { useMemo } from 'react'
import { importAgain } from '../../kit/importAgain'
import type { ListModel } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import type { ActionContext } from '../actions/runAction'
import { runLater } from '../actions/runLater'
import { hasFeature } from '../offeredFeatures'
import { remove } from '../remove/remove'
import type { OpenDialog } from '../rowDialog/useRowDialog'
import type { TreeRows } from '../tree/useTreeRows'
import type { RowActions } from './RowActions'

interface RowSurroundings extends Pick<ActionContext, 'reload' | 'ask'> {
  /** Opens a row of a tree, so that what is added below it is seen. */
  toggle: TreeRows['toggle']
}

/** The actions of a row by permission: `<authPre>:edit`, `:delete`, and `:add` for children. */
export function useListRowActions(page: ListModel, open: OpenDialog, { reload, ask, toggle }: RowSurroundings): RowActions {
  const host = usePageHost()
  return useMemo(() => {
    const can = (name: string) => host.can(`${page.authPre}:${name}`)
    const { tree } = page
    const mayEdit = can('edit') && page.url.edit !== undefined
    return {
      page,
      view: (row) => open({ mode: 'view', row }),
      edit: mayEdit ? (row) => open({ mode: 'edit', row }) : undefined,
      editTable: mayEdit ? (row, table) => open({ mode: 'edit', row, table }) : undefined,
      addChild:
        tree && can('add') && page.url.add
          ? ({ id }) => {
              toggle(id, true)
              open({ mode: 'add', values: { [tree.parentKey]: id } })
            }
          : undefined,
      remove:
        can('delete') && (page.url.delete || hasFeature(remove, page, host))
          ? async (row) => {
              const removeRow = await importAgain(() => import('../remove/removeRow'), 'removeRow')
              if (await removeRow(host, page, row, reload)) reload()
            }
          : undefined,
      buttons: page.rowButtons,
      reload,
      press: (button, row) => runLater(button, { host, page, rows: [row], reload, ask }).catch((error: unknown) => warnOf(host, error)),
    }
  }, [host, page, open, reload, ask, toggle])
}
