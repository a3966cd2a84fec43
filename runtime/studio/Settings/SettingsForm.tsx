import Form from '@rjsf/core'
import type { RegistryFieldsType, RJSFSchema, TemplatesType, ValidatorType } from '@rjsf/utils'
import { Alert } from 'antd'
import { getNodeValue } from 'jsonc-parser'
import { useMemo } from 'react'
import { readPageText } from '../../../schemas/checks/readPageText'
import { kindOf } from '../../../schemas/page/anatomy'
import type { Problem } from '../../../schemas/page/Problem'
import { isObject } from '../../model/read'
import { useText } from '../../text/useText'
import { applyChanges } from './editJson'
import { NamesByKeySetting } from './NamesByKeySetting'
import { NamesSetting } from './NamesSetting'
import { SettingsTemplate, SettingTemplate } from './SettingTemplate'
import { SwitchableSetting } from './SwitchableSetting'
import { settingChanges } from './settingChanges'
import { settingProblems } from './settingProblems'
import { pageSettings } from './settingsSchema'
import { settingWidgets } from './settingWidgets'
import { TextSetting } from './TextSetting'
import './settings.css'

export interface SettingsFormProps {
  /** The page as it is written. */
  text: string
  problems: readonly Problem[]
  isReadOnly: boolean
  /** The page with a setting changed; everything else in it is as it was. */
  onChange(text: string): void
}

const fields: RegistryFieldsType = {
  text: TextSetting,
  names: NamesSetting,
  namesByKey: NamesByKeySetting,
  switchable: SwitchableSetting,
}
const templates: Partial<Omit<TemplatesType, 'ButtonTemplates'>> = { FieldTemplate: SettingTemplate, ObjectFieldTemplate: SettingsTemplate }

/** The page is checked as a whole, by the checks of the language; a browser without `eval` could not compile its schema. */
const noValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
}

/** There is nothing to be sent: each change stands in the text at once. */
const noButton = <></>

function readPage(text: string): Readonly<Record<string, unknown>> | undefined {
  const { tree, findings } = readPageText(text)
  const page: unknown = tree && findings.length === 0 ? getNodeValue(tree) : undefined
  return isObject(page) ? page : undefined
}

/** The settings of a page as a form, drawn from the schema of its kind. It holds nothing of its own: it shows the text, and writes into it. */
export function SettingsForm({ text: written, problems, isReadOnly, onChange }: SettingsFormProps) {
  const { text } = useText()
  const page = useMemo(() => readPage(written), [written])
  const kind = kindOf(page ?? {})
  const { schema, uiSchema, order } = useMemo(() => pageSettings(kind), [kind])
  const errors = useMemo(() => settingProblems(problems, uiSchema), [problems, uiSchema])
  // Casts below: the library types validator, fields, widgets and templates by the form's data and schema; ours serve any page.
  if (!page) return <Alert type="warning" showIcon title={text('studio.settingsUnreadable')} />
  return (
    <section className="pw-page-settings" aria-label={text('studio.settings')}>
      <p className="pw-setting-help">{text('studio.settingsHint')}</p>
      <Form<Record<string, unknown>, RJSFSchema>
        key={kind}
        idPrefix="setting"
        schema={schema}
        uiSchema={uiSchema}
        formData={page}
        validator={noValidator as ValidatorType<Record<string, unknown>, RJSFSchema>}
        fields={fields as RegistryFieldsType<Record<string, unknown>, RJSFSchema>}
        widgets={settingWidgets as never}
        templates={templates as never}
        extraErrors={errors}
        showErrorList={false}
        noValidate
        noHtml5Validate
        tagName="div"
        disabled={isReadOnly}
        experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults' }}
        onChange={({ formData }) => {
          const next = applyChanges(written, settingChanges(page, formData), order)
          if (next !== written) onChange(next)
        }}
      >
        {noButton}
      </Form>
    </section>
  )
}
