import { useEffect, useState } from 'react'
import { rowNames } from '../fields/rowNames'
import type { SubTableModel } from '../model/PageModel'
import type { RowsCore } from '../rows/RowsCore'
import { readRows } from '../rows/readRows'
import { usePageHost } from '../session/PageHost'
import { removalRefusal } from './confirmRemoval'

/** Takes selected rows away, after asking: the person, and the function in code that the page names. Until both agree the rows stand as they did. */
export function useRemoval(store: RowsCore, table: SubTableModel, onRemoved: () => void) {
  const host = usePageHost()
  const [isRemoving, setRemoving] = useState(false)
  const [ended] = useState(() => new AbortController())
  useEffect(() => () => ended.abort(), [ended])
  const rowsOf = (keys: ReadonlySet<string>) => readRows(store).filter(({ id }) => keys.has(id))
  const askPerson = (keys: ReadonlySet<string>) => {
    const content = rowNames(rowsOf(keys), table.fields, host)
    const title = host.text('table.confirmRemove', { count: keys.size })
    return host.confirm({ title, ...(content === undefined ? {} : { content }), verb: host.text('table.remove'), danger: true })
  }
  const askCode = async (keys: ReadonlySet<string>) => {
    if (table.asyncRemove === undefined) return true
    const rows = rowsOf(keys)
    setRemoving(true)
    const refusal = await removalRefusal(table.asyncRemove, { host, table, rows }, ended.signal)
    // The table may be gone by now; what was asked for it counts for nothing.
    if (ended.signal.aborted) return false
    setRemoving(false)
    if (refusal !== undefined) host.notify('warning', refusal)
    return refusal === undefined
  }
  const remove = async (keys: ReadonlySet<string>) => {
    if (isRemoving) return
    if (table.tree) return host.notify('error', host.text('table.keptInTree', { title: table.title }))
    if (keys.size === 0) return host.notify('warning', host.text('list.selectOne'))
    if (!(await askPerson(keys))) return
    if (!(await askCode(keys))) return
    store.remove([...keys].filter((key) => store.find(key)))
    onRemoved()
  }
  return { remove, isRemoving }
}
