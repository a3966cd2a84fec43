import { useMemo, useSyncExternalStore } from 'react'
import type { FieldValue } from '../../schemas/fields/FieldFacts'
import { componentsOf } from '../fields/componentsOf'
import type { InputProps } from '../fields/FieldComponents'
import type { FieldModel } from '../model/PageModel'
import { isAssigned } from './assignedField'
import { checkFieldWhole } from './checkFields'
import { FieldText } from './FieldText'
import { fieldLabel } from './fieldLabel'
import { inputId } from './inputId'
import type { RowFormCore } from './RowFormCore'

interface FormFieldProps {
  field: FieldModel
  core: RowFormCore
}

/** One field of the form: label, input, error. It follows its own value, error and conditions, and is drawn for nothing else. */
export function FormField({ field, core }: FormFieldProps) {
  const { listen, read, actions } = useMemo(() => inputPropsOfField(core, field), [core, field])
  const { value, error, isVisible, isDisabled, isRequired } = useSyncExternalStore(listen, read)
  const Input = core.mode === 'view' ? undefined : componentsOf(field).Input
  const id = inputId(core, field.key)
  const isMarked = isRequired && Input !== undefined
  const label = useMemo(() => fieldLabel({ id, field, isRequired: isMarked, text: core.host.text }), [id, field, isMarked, core])
  if (!isVisible) return null
  return (
    <div className={isAssigned(field, core.mode) ? 'pw-field pw-field--assigned' : 'pw-field'} data-field={field.key}>
      {label}
      {Input ? (
        <Input
          field={field}
          id={id}
          value={value}
          disabled={isDisabled}
          isInvalid={error !== undefined}
          errorId={error && `${id}-error`}
          {...actions}
        />
      ) : (
        <FieldText id={id} field={field} value={value} core={core} />
      )}
      {error && (
        <div id={`${id}-error`} className="pw-field-error">
          {error.message}
        </div>
      )}
    </div>
  )
}

/**
 * What joins a field to its row; the same functions for as long as the form is open. The store is followed without `useAtomValue`, which draws
 * everybody a second time when it begins to listen.
 */
function inputPropsOfField(core: RowFormCore, field: FieldModel) {
  const { store } = core
  const view = store.view(field)
  return {
    listen: (tell: () => void) => store.atoms.sub(view, tell),
    read: () => store.atoms.get(view),
    actions: fieldActionsOf(core, field.key),
  }
}

/** What an input can do. */
function fieldActionsOf(core: RowFormCore, key: string): Pick<InputProps<never>, 'onChange' | 'onBlur' | 'readRow'> {
  return {
    onChange: (value: FieldValue, others?: Record<string, FieldValue>) => core.type(key, value, others),
    onBlur: () => void checkFieldWhole(core, key),
    readRow: () => core.store.readRow(),
  }
}
