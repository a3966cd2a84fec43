import Form from '@rjsf/core'
import type { FieldProps, RegistryFieldsType, RJSFSchema } from '@rjsf/utils'
import { createContext, type FormHTMLAttributes, memo, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { FormGroups } from './FormGroups'
import { afterFields } from './laterParts'
import { loadValidators } from './loadValidators'
import type { RowFormCore } from './RowFormCore'

type RowData = Record<string, unknown>

interface FormContext {
  core: RowFormCore
}

/** The library keeps what it was drawn with while the form's tab is out of sight; what reaches past it is always the form that is open. */
const CoreContext = createContext<RowFormCore | null>(null)

/** The library's own field draws every field of the row anew at each keystroke; ours draws them once, and each follows its own value. */
function RowFields({ registry }: FieldProps<RowData, RJSFSchema, FormContext>): ReactNode {
  return <FormGroups core={useContext(CoreContext) ?? registry.formContext.core} />
}

const fields: RegistryFieldsType<RowData, RJSFSchema, FormContext> = { SchemaField: RowFields }

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

/** The schema without its fields: the library would work out a value for each when the form is opened, and those that the row core has are shown. */
function rootOf({ properties: _fields, ...root }: RJSFSchema): RJSFSchema {
  return root
}

/** The form of the library, by the schema of the page. It is drawn once; typing and checking never reach it. */
export const RjsfForm = memo(function RjsfForm({ core }: { core: RowFormCore }) {
  const schema = useMemo(() => rootOf(core.validator.schema), [core])
  // Nobody has typed yet: the form is painted first.
  useEffect(() => {
    const { page, validator, host } = core
    return page.isPartOfPage || host.isPreview ? undefined : afterFields(() => void loadValidators(page.code, validator))
  }, [core])
  return (
    <CoreContext value={core}>
      <Form<RowData, RJSFSchema, FormContext>
        id={`${core.id}-form`}
        schema={schema}
        validator={core.validator}
        formContext={{ core }}
        initialFormData={core.store.stored}
        fields={fields}
        tagName={FormElement}
        showErrorList={false}
        noHtml5Validate
        experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults' }}
      >
        {noButton}
      </Form>
    </CoreContext>
  )
})
