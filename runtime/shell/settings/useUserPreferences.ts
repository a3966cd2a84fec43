import { useEffect } from 'react'
import type { PermissionResult } from '../../../schemas/api/session'
import { findLanguage } from '../../../schemas/language/findLanguage'
import type { Calls } from '../../calls/Calls'
import { loadLanguage } from '../../session/loadLanguage'
import { sendPreferences, unsentPreference } from '../../session/userPreferences'
import { changeLanguage, currentLanguage } from '../../text/i18n'
import { languagePreference } from './languagePreference'

/** Sends to the server what the user chooses, and shows the user's own language; the rest was taken up when the permissions came. */
export function useUserPreferences(calls: Calls, { preferences }: PermissionResult): void {
  useEffect(() => sendPreferences(calls), [calls])
  const kept = preferences?.[languagePreference]
  useEffect(() => {
    const language = typeof kept === 'string' && unsentPreference(languagePreference) === undefined ? findLanguage(kept) : null
    if (!language || language === currentLanguage()) return
    // Without its texts the product stays in the language that it speaks.
    loadLanguage(language).then(
      () => changeLanguage(language),
      () => undefined,
    )
  }, [kept])
}
