import type { ReactNode } from 'react'
import { componentsOf } from '../fields/componentsOf'
import { plainText } from '../fields/parts/values'
import { fieldOfRow } from '../model/fieldOfRow'
import type { FieldModel } from '../model/PageModel'
import { isAssigned } from './assignedField'
import type { RowFormCore } from './RowFormCore'

interface FieldTextProps {
  id: string
  field: FieldModel
  value: unknown
  core: RowFormCore
  /** Ids of the elements that name it and describe it, where it stands in the place of an input. */
  labelledBy?: string
  describedBy?: string
}

/** In the place of a value that is not there. */
const nothing = '–'

/** A field that is only shown, as text that can be selected. */
export function FieldText({ id, field, value, core, labelledBy, describedBy }: FieldTextProps) {
  const content = contentOf(field, value, core)
  if (labelledBy === undefined) {
    return (
      <div id={id} className="pw-field-text">
        {content}
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own
    <div id={id} className="pw-field-text" role="group" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {content}
    </div>
  )
}

function contentOf(field: FieldModel, value: unknown, { store, mode }: RowFormCore): ReactNode {
  const row = store.readRow()
  const shown = fieldOfRow(field, row)
  const { Cell, text } = componentsOf(shown)
  const words = text(value, shown, row)
  // What a cell shows of a chosen record stands in that record, not in the row.
  if (words === '' && plainText(value) === '' && !shown.facts.looksUp) return isAssigned(field, mode) ? field.placeholder : nothing
  return Cell ? <Cell field={shown} value={value} row={row} /> : words
}

/** Whether the field is text in this form: where nobody can type into it, unless its input shows more than a text can. */
export function isText(field: FieldModel, { mode }: Pick<RowFormCore, 'mode'>): boolean {
  const { Input, showsByInput } = componentsOf(field)
  return mode === 'view' || Input === undefined || (field.isDisabled && !showsByInput)
}
