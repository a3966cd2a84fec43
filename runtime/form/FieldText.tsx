import { componentsOf } from '../fields/componentsOf'
import { fieldOfRow } from '../model/fieldOfRow'
import type { FieldModel } from '../model/PageModel'
import type { RowFormCore } from './RowFormCore'

interface FieldTextProps {
  id: string
  field: FieldModel
  value: unknown
  core: RowFormCore
}

/** A field that is only shown. */
export function FieldText({ id, field, value, core }: FieldTextProps) {
  const row = core.store.readRow()
  const shown = fieldOfRow(field, row)
  const { Cell, text } = componentsOf(shown)
  return (
    <div id={id} className="pw-field-text">
      {Cell ? <Cell field={shown} value={value} row={row} /> : text(value, shown, row)}
    </div>
  )
}
