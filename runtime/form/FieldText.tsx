import { componentsOf } from '../fields/componentsOf'
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
  const { Cell, text } = componentsOf(field)
  const row = core.store.readRow()
  return (
    <div id={id} className="pw-field-text">
      {Cell ? <Cell field={field} value={value} row={row} /> : text(value, field, row)}
    </div>
  )
}
