import { useMemo, useSyncExternalStore } from 'react'
import { componentsOf } from '../fields/componentsOf'
import '../fields/parts/fields.css'
import type { FieldModel } from '../model/PageModel'
import { checkFieldWhole } from './checkFields'
import { FieldText, isText } from './FieldText'
import { classOf, describedBy, inputPropsOfField, isHelpBelow, spanStyle } from './FormField'
import { fieldLabel } from './fieldLabel'
import { inputId } from './inputId'
import './RowForm.css'
import type { RowFormCore } from './RowFormCore'

interface PeriodFieldProps {
  field: FieldModel
  end: FieldModel
  core: RowFormCore
}

/** Two fields of the form as one: from and to, under the label of the first, each with its own value and error. */
export function PeriodField({ field, end, core }: PeriodFieldProps) {
  const begin = useField(core, field)
  const last = useField(core, end)
  const { text } = core.host
  const id = inputId(core, field.key)
  const isRead = isText(field, core) && isText(end, core)
  const isMarked = begin.view.isRequired && !isRead
  const label = useMemo(() => fieldLabel({ id, field, isRequired: isMarked, text }), [id, field, isMarked, text])
  if (!begin.view.isVisible) return null
  return (
    <div className={classOf(field, core)} style={spanStyle(field, core)} data-field={field.key}>
      {label}
      {isRead ? (
        <FieldText id={id} field={field} value={begin.view.value} core={core} labelledBy={`${id}-label`} />
      ) : (
        <div className="field-range">
          <PeriodEnd field={field} core={core} state={begin} />
          <span aria-hidden>~</span>
          <fieldset aria-label={text('fields.end', { title: field.title })}>
            <PeriodEnd field={end} core={core} state={last} partner={field.key} />
          </fieldset>
        </div>
      )}
      {isHelpBelow(field) && (
        <div id={`${id}-help`} className="pw-field-hint">
          {field.help}
        </div>
      )}
      {[begin, last].map(({ key, view: { error } }) =>
        error ? (
          <div key={key} id={`${inputId(core, key)}-error`} className="pw-field-error">
            {error.message}
          </div>
        ) : null,
      )}
    </div>
  )
}

type FieldState = ReturnType<typeof useField>

function useField(core: RowFormCore, field: FieldModel) {
  const { subscribe, read, actions } = useMemo(() => inputPropsOfField(core, field), [core, field])
  return { key: field.key, view: useSyncExternalStore(subscribe, read), actions }
}

interface PeriodEndProps {
  field: FieldModel
  core: RowFormCore
  state: FieldState
  /** Key of the field whose rule reads this one. */
  partner?: string
}

function PeriodEnd({ field, core, state: { view, actions }, partner }: PeriodEndProps) {
  const { Input } = componentsOf(field)
  const { value, error, isVisible, isDisabled } = view
  if (!Input || !isVisible) return null
  const id = inputId(core, field.key)
  const blur = () => {
    actions.onBlur?.()
    if (partner !== undefined) void checkFieldWhole(core, partner)
  }
  return (
    <Input
      field={field}
      id={id}
      value={value}
      disabled={isDisabled}
      isInvalid={error !== undefined}
      describedBy={describedBy(id, field, error)}
      unread={error?.typed}
      {...actions}
      onBlur={blur}
    />
  )
}
