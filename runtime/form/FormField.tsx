import { type CSSProperties, useMemo, useSyncExternalStore } from 'react'
import type { FieldValue } from '../../schemas/fields/FieldFacts'
import { componentsOf } from '../fields/componentsOf'
import type { InputProps } from '../fields/FieldComponents'
import { storedAsText } from '../fields/storedAsText'
import { afterPress } from '../kit/afterPress'
import { hasOwnUndo } from '../kit/hasOwnUndo'
import { fieldAt } from '../model/fieldOfRow'
import type { FieldModel } from '../model/PageModel'
import type { FieldError } from '../rows/RowState'
import { isAssigned } from './assignedField'
import { checkFieldWhole } from './checkFields'
import { FieldText, isText } from './FieldText'
import { fieldLabel } from './fieldLabel'
import { inputId } from './inputId'
import type { RowFormCore } from './RowFormCore'

interface FormFieldProps {
  field: FieldModel
  core: RowFormCore
}

/** One field of the form: label, input, error. It follows its own value, error and conditions, and is drawn for nothing else. */
export function FormField({ field, core }: FormFieldProps) {
  const { subscribe, read, actions } = useMemo(() => inputPropsOfField(core, field), [core, field])
  const { value, error, isVisible, isDisabled, isRequired, inputAt } = useSyncExternalStore(subscribe, read)
  const shown = fieldAt(field, inputAt)
  const Input = isText(shown, core) ? undefined : componentsOf(shown).Input
  const id = inputId(core, field.key)
  const isMarked = isRequired && Input !== undefined
  const label = useMemo(() => fieldLabel({ id, field, isRequired: isMarked, text: core.host.text }), [id, field, isMarked, core])
  if (!isVisible) return null
  return (
    <div className={classOf(field, core)} style={spanStyle(field, core)} data-field={field.key}>
      {label}
      {Input ? (
        <Input
          key={inputAt}
          field={shown}
          id={id}
          disabled={isDisabled}
          isInvalid={error !== undefined}
          describedBy={describedBy(id, field, error)}
          unread={error?.typed}
          {...actions}
          {...storedAsText(shown, { value, onChange: actions.onChange })}
        />
      ) : (
        <FieldText id={id} field={field} value={value} core={core} labelledBy={`${id}-label`} describedBy={describedBy(id, field, error)} />
      )}
      {isHelpBelow(field) && (
        <div id={`${id}-help`} className="pw-field-hint">
          {field.help}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className="pw-field-error">
          {error.message}
        </div>
      )}
    </div>
  )
}

export function isHelpBelow({ help, helpAt }: FieldModel): boolean {
  return help !== '' && helpAt === 'below'
}

/** The error is read first: it is what is to be done. */
export function describedBy(id: string, field: FieldModel, error: FieldError | undefined): string | undefined {
  const ids = [...(error ? [`${id}-error`] : []), ...(isHelpBelow(field) ? [`${id}-help`] : [])]
  return ids.length > 0 ? ids.join(' ') : undefined
}

export function classOf(field: FieldModel, { mode }: RowFormCore): string {
  const classes = ['pw-field']
  if (isAssigned(field, mode)) classes.push('pw-field--assigned')
  if (field.span !== undefined) classes.push('pw-field--span')
  return classes.join(' ')
}

/** A field is never wider than its form. */
export function spanStyle({ span }: FieldModel, { page }: RowFormCore): CSSProperties | undefined {
  return span === undefined ? undefined : ({ '--pw-field-span': Math.min(span, page.form.columns) } as CSSProperties)
}

/** What joins a field to its row; the same functions for as long as the form is open. */
export function inputPropsOfField(core: RowFormCore, field: FieldModel) {
  const { store } = core
  return {
    subscribe: (listener: () => void) => store.subscribe(field, listener),
    read: () => store.view(field),
    actions: fieldActionsOf(core, field.key),
  }
}

/** What an input can do. */
function fieldActionsOf(
  core: RowFormCore,
  key: string,
): Pick<InputProps<never>, 'onChange' | 'onBlur' | 'onUnread' | 'onReading' | 'readRow'> {
  return {
    onChange(value: FieldValue, others?: Record<string, FieldValue>) {
      core.store.type(key, value, others)
      // The letters of a word are taken back together, choices one by one.
      if (!hasOwnUndo(document.activeElement)) core.log.seal()
    },
    onBlur() {
      core.log.seal()
      // Its error takes room: what is pressed meanwhile must not move away.
      afterPress(() => void checkFieldWhole(core, key))
    },
    onUnread: (unread) => core.store.refuse(key, unread),
    onReading: (reading) => core.store.rows.waitFor(reading),
    readRow: () => core.store.readRow(),
  }
}
