import { useEffect, useState } from 'react'
import { checkForm } from '../../form/checkFields'
import { revealFields } from '../../form/openGroups'
import type { RowFormCore } from '../../form/RowFormCore'
import type { SubTableModel } from '../../model/PageModel'
import type { RowState } from '../../rows/RowState'
import { plainRow } from '../../rows/RowState'
import { usePageHost } from '../../session/PageHost'
import { askCode } from '../askCode'
import { findRowConfirmation } from './rowConfirmations'

/** Confirms an opened row: its fields are checked, then the function in code that the page names is asked. Whatever refuses leaves everything as it is. */
export function useConfirmation(core: RowFormCore, table: SubTableModel, row: RowState, onConfirmed: () => void) {
  const host = usePageHost()
  const [refusal, setRefusal] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const [ended] = useState(() => new AbortController())
  useEffect(() => () => ended.abort(), [ended])
  const askHandler = async () => {
    const name = table.opened?.confirm
    if (name === undefined) return undefined
    const { rows } = core.store
    const question = { host, table, row: plainRow(row, rows.readRow(row)) }
    return askCode(findRowConfirmation(name), question, ended.signal, {
      unknown: host.text('table.confirmUnknown', { name }),
      late: host.text('table.confirmLate'),
      refused: host.text('table.confirmRefused'),
    })
  }
  const confirm = async () => {
    if (isAsking) return
    setRefusal(undefined)
    setAsking(true)
    const wrong = await checkForm(core)
    const said = wrong.length > 0 ? undefined : await askHandler()
    // The dialog may be gone by now; what was asked for it counts for nothing.
    if (ended.signal.aborted) return
    setAsking(false)
    setRefusal(said)
    if (wrong.length > 0) revealFields(core, wrong)
    else if (said === undefined) {
      core.log.seal()
      onConfirmed()
    }
  }
  return { refusal, isAsking, confirm: () => void confirm() }
}
