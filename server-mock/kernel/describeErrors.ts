import type { ErrorObject } from 'ajv'
import ajvLanguages from 'ajv-i18n'
import type { Localize } from 'ajv-i18n/localize/types.js'
import type { FoundError } from '../../schemas/api/Result'
import { primaryTag } from '../../schemas/language/findLanguage'
import type { Language } from '../../schemas/page/Text'

/** What the check of a call's form found, with its places, in the caller's language. `where` names the part of the call. */
export function describeErrors(errors: readonly ErrorObject[], language: Language, where = ''): FoundError[] {
  const localized = errors.map((error) => ({ ...error }))
  localizerOf(language)?.(localized)
  return localized.map((error) => {
    const missing = (error.params as { missingProperty?: unknown }).missingProperty
    const path = error.instancePath || (typeof missing === 'string' ? `/${missing}` : '')
    return { path, code: error.keyword, message: `${where}${path} ${error.message ?? ''}`.trim() }
  })
}

/** What ajv's sentences are said by in a language; undefined for one that it does not have, which keeps the English ones. */
function localizerOf(language: Language): Localize | undefined {
  const known: Readonly<Record<string, Localize | undefined>> = { ...ajvLanguages }
  return known[language] ?? known[primaryTag(language)]
}
