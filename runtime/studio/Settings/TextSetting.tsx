import type { FieldProps } from '@rjsf/utils'
import { Input } from 'antd'
import { languageCodes, languageDefinition, baseLanguage as main } from '../../../schemas/language/findLanguage'
import type { Language } from '../../../schemas/page/Text'
import { isObject } from '../../model/read'

/** A text of the page, once for each language. One that is the same in all stands in the first. */
export function TextSetting({ fieldPathId: { $id, path }, formData, required, disabled, readonly, name, onChange }: FieldProps) {
  const byLanguage: Readonly<Record<string, unknown>> = isObject(formData) ? formData : { [main]: formData }
  const shared = typeof formData === 'string' ? formData : undefined
  const write = (language: Language, typed: string) => {
    if (language === main && !isObject(formData)) return onChange(typed === '' && !required ? undefined : typed, path)
    const { [language]: _before, ...others } = { [main]: '', ...byLanguage }
    const next = typed === '' && language !== main ? others : { ...others, [language]: typed }
    onChange(Object.values(next).every((one) => one === '') && !required ? undefined : next, path)
  }
  return languageCodes.map((language) => {
    const id = `${$id}-${language}`
    const value = byLanguage[language]
    return (
      <div key={language} className="pw-setting-language">
        <label htmlFor={id}>{languageDefinition(language).name}</label>
        <Input
          id={id}
          lang={language}
          aria-label={`${name} ${languageDefinition(language).name}`}
          disabled={disabled || readonly}
          placeholder={language === main ? undefined : shared}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => write(language, event.target.value)}
        />
      </div>
    )
  })
}
