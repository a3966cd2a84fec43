import { type ReactNode, useState } from 'react'
import type { Row } from '../../../schemas/api/Result'
import { toggledValues } from '../../../schemas/fields/toggledValues'
import { chooseText } from '../../../schemas/page/Text'
import type { FieldModel } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import { isReadOnlyRow } from '../rowActions/isReadOnlyRow'
import { useRowActions } from '../rowActions/RowActions'
import './rowToggle.css'

interface ToggleCellProps {
  field: FieldModel
  row: Row
  tabIndex: number
  /** The cell as it is for whoever may not switch. */
  shown: ReactNode
}

/** A switch between the two values of a field. It stands where the server says: what is refused stays as it was, with the reason. */
export function ToggleCell({ field, row, tabIndex, shown }: ToggleCellProps) {
  const host = usePageHost()
  const { page, edit, reload } = useRowActions()
  const [isBusy, setBusy] = useState(false)
  const values = toggledValues(field.config)
  const url = field.config.toggle?.url ?? page.url.edit
  if (!values || !url || !edit || field.isDisabled || isReadOnlyRow(host, page, row)) return shown
  const [on, off] = values
  const isOn = String(row[field.key] ?? '') === String(on.value)
  const texts = values.map(({ label, value }) => chooseText(label, host.language, String(value)))
  const press = async () => {
    if (isBusy) return
    setBusy(true)
    const version = field.config.toggle?.url === undefined ? { rowVersion: row.rowVersion } : {}
    try {
      await host.calls.put(url, { id: row.id, ...version, [field.key]: isOn ? off.value : on.value })
      host.notify('success', page.form.editedText ?? host.text('form.edited'))
    } catch (error) {
      warnOf(host, error)
    }
    setBusy(false)
    reload()
  }
  return (
    <button
      type="button"
      role="switch"
      className="list-toggle"
      aria-checked={isOn}
      aria-busy={isBusy}
      aria-label={`${field.title}: ${texts[isOn ? 0 : 1]}`}
      title={texts[isOn ? 0 : 1]}
      tabIndex={tabIndex}
      onClick={(event) => {
        event.stopPropagation()
        void press()
      }}
    >
      <span className="list-toggle-knob" />
    </button>
  )
}
