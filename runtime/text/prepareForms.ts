import { listSign } from '../../schemas/language/listTexts'
import { formatMoment } from './formatMoment'
import { formatNumber } from './formatNumber'
import { currentLanguage, isLoaded } from './i18n'
import { writtenForm } from './writtenForm'

/** Makes what writes numbers, days, times and lists in the language on the screen: the first of each takes as long as to draw a toolbar. */
export function prepareForms(): void {
  if (!isLoaded(currentLanguage())) return
  formatNumber(0)
  writtenForm('YYYY-MM-DD')
  formatMoment('2026-12-31 08:30:00')
  listSign(currentLanguage())
}
