import { useEffect, useRef } from 'react'
import type { Row } from '../../schemas/api/Result'
import { CallError } from '../calls/Calls'
import { isSame } from '../rows/isSame'
import { concerns, isLater } from '../session/rowEvents'
import { isLeftByLostSave } from './lostSaves'
import type { RowFormCore } from './RowFormCore'

/**
 * Keeps an open form on the row as it is stored (P7-socket): what was not touched follows, what was typed stays. Where somebody else has
 * changed a field or a cell that was typed in, both values are shown, as after a save that came too late.
 */
export function useLiveRow(core: RowFormCore): void {
  const { page, mode, store } = core
  const { followRows } = core.host
  /** Id of the row whose reading has begun and has not ended yet. */
  const begun = useRef<unknown>(undefined)
  useEffect(() => {
    if (mode === 'add' || !page.url.queryById) return
    const stopping = new AbortController()
    let isReading = false
    let isStale = false
    const readAnew = async () => {
      isStale = true
      if (isReading) return
      isReading = true
      begun.current = store.stored.id
      while (isStale && !stopping.signal.aborted) {
        isStale = false
        await takeCurrent(core, stopping.signal)
      }
      isReading = false
      if (!stopping.signal.aborted) begun.current = undefined
    }
    // The page was compiled anew in between, by other rights for example, which a change of a role brings along: what was being read is read by this one.
    if (begun.current !== undefined && begun.current === store.stored.id) void readAnew()
    const stop = followRows((change) => {
      const { row } = change
      // A form page may be about rows that another page lists: its row is known by its id. Whether it is gone, reading it tells.
      if (row ? row.id === store.stored.id && isLater(row, store.stored) : concerns(change, page)) void readAnew()
    })
    return () => {
      stop()
      stopping.abort()
    }
  }, [core, page, mode, store, followRows])
}

/** Reads the row anew. Where that fails nothing is lost: saving will tell. */
async function takeCurrent(core: RowFormCore, signal: AbortSignal): Promise<void> {
  const { store, signals, host, page } = core
  try {
    const current = await host.calls.queryById(page.url.queryById ?? '', String(store.stored.id), { signal, isQuiet: true })
    if (!signal.aborted && !store.atoms.get(signals.isSaving)) takeRow(core, current)
  } catch (error) {
    if (error instanceof CallError && error.kind === 'notFound') store.atoms.set(signals.remoteChanges, 'removed')
  }
}

/** Takes a row with its sub-tables as somebody else has left it. */
function takeRow(core: RowFormCore, { sub, ...current }: Row): void {
  const { store, signals } = core
  // It was brought back.
  if (store.atoms.get(signals.remoteChanges) === 'removed') store.atoms.set(signals.remoteChanges, null)
  if (!isLater(current, store.stored)) return
  // What was saved from here stands in it already: merged, its new rows would be there twice. The next save tells.
  if (isLeftByLostSave(core, current)) return
  const isTyped = store.atoms.get(signals.isDirty)
  takeSubRows(core, (sub ?? {}) as Record<string, readonly Row[]>)
  const clashes = Object.entries(store.typedValues()).filter(
    ([key, typed]) => !isSame(store.stored[key], current[key]) && !isSame(typed, current[key]),
  )
  if (clashes.length > 0 || core.subs.staleCells().length > 0) {
    store.atoms.set(signals.conflict, current as Row)
    return
  }
  store.rebase({ ...store.stored, ...current })
  store.atoms.set(signals.conflict, null)
  store.atoms.set(signals.remoteChanges, isTyped ? 'changed' : null)
}

/** Sub-tables on the screen merge their rows; the others are opened with them. */
export function takeSubRows({ store, subs }: RowFormCore, sub: Readonly<Record<string, readonly Row[]>>): void {
  for (const [key, rows] of Object.entries(sub)) {
    const table = subs.get(key)
    store.takeSubRows(key, rows, table !== undefined)
    table?.takeStored(rows)
  }
}
