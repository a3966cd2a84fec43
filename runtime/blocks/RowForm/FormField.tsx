import { memo, useMemo, useSyncExternalStore } from 'react'
import { ErrorBoundary, type FallbackProps, getErrorMessage } from 'react-error-boundary'
import type { FieldValue } from '../../../schemas/fields/FieldFacts'
import { facesOf } from '../../fields'
import type { InputProps } from '../../fields/FieldFaces'
import { ErrorNotice } from '../../kit/ErrorNotice'
import type { FieldModel } from '../../model/PageModel'
import { checkFieldWhole } from './checkFields'
import { FieldLabel } from './FieldLabel'
import { FieldText } from './FieldText'
import { inputId } from './inputId'
import type { RowFormCore } from './RowFormCore'

interface FormFieldProps {
  field: FieldModel
  core: RowFormCore
}

/** One field of the form: label, input, error. It follows its own value, error and conditions, and is drawn for nothing else. */
export const FormField = memo(function FormField({ field, core }: FormFieldProps) {
  if (field.problem) {
    return (
      <div className="pw-field">
        <ErrorNotice size="inline" title={field.title} message={field.problem.message} />
      </div>
    )
  }
  return (
    <ErrorBoundary fallbackRender={BrokenField} resetKeys={[field]}>
      <ShownField field={field} core={core} />
    </ErrorBoundary>
  )
})

/** A field whose input breaks while it is drawn; the others work on (ledger C-neverwhite). */
function BrokenField({ error }: FallbackProps) {
  return (
    <div className="pw-field">
      <ErrorNotice size="inline" message={getErrorMessage(error) ?? String(error)} />
    </div>
  )
}

function ShownField({ field, core }: FormFieldProps) {
  const { listen, read, deeds } = useMemo(() => wiresOf(core, field), [core, field])
  const { value, error, isVisible, isDisabled, isRequired } = useSyncExternalStore(listen, read)
  if (!isVisible) return null
  const id = inputId(core, field.key)
  const Input = core.mode === 'view' ? undefined : facesOf(field).Input
  return (
    <div className="pw-field" data-field={field.key}>
      <FieldLabel id={id} field={field} isRequired={isRequired && Input !== undefined} text={core.host.text} />
      {Input ? (
        <Input
          field={field}
          id={id}
          value={value}
          disabled={isDisabled}
          isInvalid={error !== undefined}
          errorId={error && `${id}-error`}
          {...deeds}
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
function wiresOf(core: RowFormCore, field: FieldModel) {
  const { store } = core
  const view = store.view(field)
  return {
    listen: (tell: () => void) => store.atoms.sub(view, tell),
    read: () => store.atoms.get(view),
    deeds: deedsOf(core, field.key),
  }
}

/** What an input can do. */
function deedsOf(core: RowFormCore, key: string): Pick<InputProps<never>, 'onChange' | 'onBlur' | 'readRow'> {
  return {
    onChange: (value: FieldValue, others?: Record<string, FieldValue>) => core.type(key, value, others),
    onBlur: () => void checkFieldWhole(core, key),
    readRow: () => core.store.readRow(),
  }
}
