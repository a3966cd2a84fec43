import { type RefObject, useEffect, useRef } from 'react'
import { FormGroups } from '../../form/FormGroups'
import { focusField } from '../../form/inputId'
import { openGroupsOf } from '../../form/openGroups'
import '../../form/RowForm.css'
import type { RowFormCore } from '../../form/RowFormCore'
import { focusFirstField } from '../../kit/focusFirstField'

interface RowFieldsProps {
  core: RowFormCore
  /** Key of the field that is looked for. */
  field?: string
  /** What takes the focus where there is nothing to be typed into. */
  place: RefObject<HTMLElement | null>
}

/** All fields of an opened row; the focus goes to the one that is looked for, else to the first. */
export function RowFields({ core, field, place }: RowFieldsProps) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (field !== undefined && core.fields.has(field)) {
      openGroupsOf(core, [field])
      focusField(core, field)
      return undefined
    }
    if (core.mode !== 'view' && body.current) return focusFirstField(body.current)
    place.current?.focus()
    return undefined
  }, [core, field, place])
  return (
    <div ref={body}>
      <FormGroups core={core} />
    </div>
  )
}
