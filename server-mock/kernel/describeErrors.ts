import type { ErrorObject } from 'ajv'
import localizeDe from 'ajv-i18n/localize/de/index.js'
import localizeZh from 'ajv-i18n/localize/zh/index.js'
import type { FoundError } from '../../schemas/api/Result'
import type { Language } from '../../schemas/page/Text'

/** What the check of a call's form found, with its places, in the caller's language. `where` names the part of the call. */
export function describeErrors(errors: readonly ErrorObject[], language: Language, where = ''): FoundError[] {
  const localized = errors.map((error) => ({ ...error }))
  if (language === 'zh-CN') localizeZh(localized)
  if (language === 'de-DE') localizeDe(localized)
  return localized.map((error) => {
    const missing = (error.params as { missingProperty?: unknown }).missingProperty
    const path = error.instancePath || (typeof missing === 'string' ? `/${missing}` : '')
    return { path, code: error.keyword, message: `${where}${path} ${error.message ?? ''}`.trim() }
  })
}
