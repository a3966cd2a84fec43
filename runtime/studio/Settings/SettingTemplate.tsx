import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils'

/** Id of the explanation of an input. */
export function helpId(id: string): string {
  return `${id}-help`
}

/** A setting by the name that it has in the text, with what the schema says about it and what is wrong with it. */
export function SettingTemplate({
  id,
  label,
  required,
  rawDescription,
  rawErrors = [],
  schema,
  uiSchema,
  fieldPathId,
  children,
}: FieldTemplateProps) {
  if (fieldPathId.path.length === 0) return children
  const name = <code className={required ? 'pw-setting-name pw-setting-name--required' : 'pw-setting-name'}>{label}</code>
  const about = (
    <div id={helpId(id)} className="pw-setting-about">
      {rawErrors.map((message) => (
        <p key={message} className="pw-setting-error">
          {message}
        </p>
      ))}
      {rawDescription && (
        <p className="pw-setting-help" lang="en">
          {rawDescription.replaceAll('`', '')}
        </p>
      )}
    </div>
  )
  if (schema.type === 'object' || uiSchema?.['ui:field'] === 'text') {
    return (
      <fieldset className="pw-setting-group" aria-describedby={helpId(id)}>
        <legend>{name}</legend>
        {about}
        {children}
      </fieldset>
    )
  }
  return (
    <div className="pw-setting">
      <label htmlFor={id}>{name}</label>
      {children}
      {about}
    </div>
  )
}

/** The settings of an object, one under the other. */
export function SettingsTemplate({ properties }: ObjectFieldTemplateProps) {
  return properties.map(({ content }) => content)
}
