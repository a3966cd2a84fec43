import Form from '@rjsf/core'
import type { FieldProps, FormValidation, RegistryFieldsType, RJSFSchema, RJSFValidationError, TemplatesType } from '@rjsf/utils'
import { createContext, type FormHTMLAttributes, memo, type ReactNode, useContext, useEffect, useRef } from 'react'
import type { RuleFailure } from '../../schemas/rules/RuleFailure'
import { whenIdle } from '../kit/whenIdle'
import { FormGroups } from './FormGroups'
import { loadValidators } from './loadValidators'
import type { RowFormCore } from './RowFormCore'
import { sayErrors } from './schemaErrors'

type RowData = Record<string, unknown>

interface FormContext {
  core: RowFormCore
}

/** The library keeps what it was drawn with while the form's tab is out of sight; what reaches past it is always the form that is open. */
const CoreContext = createContext<RowFormCore | null>(null)

/** The library's own object field draws every field anew at each keystroke; ours draws them once, and each follows its own value. */
function RowFields({ registry }: FieldProps<RowData, RJSFSchema, FormContext>): ReactNode {
  return <FormGroups core={useContext(CoreContext) ?? registry.formContext.core} />
}

const fields: RegistryFieldsType<RowData, RJSFSchema, FormContext> = { ObjectField: RowFields }
const templates: Partial<Omit<TemplatesType<RowData, RJSFSchema, FormContext>, 'ButtonTemplates'>> = {
  FieldTemplate: ({ children }) => children,
}

/** The library would submit the data that it was opened with, and browsers submit at Enter: a form is saved by its button and its keys (`useFormKeys`). */
function FormElement({ onSubmit: _own, ...attributes }: FormHTMLAttributes<HTMLFormElement>) {
  return (
    <form
      {...attributes}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
      }}
    />
  )
}

/** In the place of the library's own button. */
const noButton = <></>

/** The form of the library: schema, compiled validators, error texts, rules. It is drawn once; typing never reaches it. */
export const RjsfForm = memo(function RjsfForm({ core }: { core: RowFormCore }) {
  const form = useRef<Form<RowData, RJSFSchema, FormContext>>(null)
  const failures = useRef<readonly RuleFailure[]>([])
  useEffect(() => {
    core.validateRow.current = (row, found) => {
      failures.current = found
      return form.current?.validate(row) ?? { errors: [], errorSchema: {} }
    }
    // Nobody has typed yet: the form is painted first.
    return whenIdle(() => void loadValidators(core.page.code, core.validator))
  }, [core])
  const addFailures = (_row: RowData | undefined, errors: FormValidation<RowData>) => {
    for (const { key, message } of failures.current) (errors[key] ?? errors).addError(message)
    return errors
  }
  return (
    <CoreContext value={core}>
      <Form<RowData, RJSFSchema, FormContext>
        ref={form}
        id={`${core.id}-form`}
        schema={core.validator.schema}
        validator={core.validator}
        formContext={{ core }}
        initialFormData={core.store.stored}
        fields={fields}
        templates={templates}
        tagName={FormElement}
        customValidate={addFailures}
        transformErrors={(errors: RJSFValidationError[]) => sayErrors(errors, core.fields, core.host)}
        showErrorList={false}
        noHtml5Validate
        experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults' }}
      >
        {noButton}
      </Form>
    </CoreContext>
  )
})
