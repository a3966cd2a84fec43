import { formatNumber } from './formatNumber'
import { currentLanguage, isLoaded } from './i18n'
import { writtenForm } from './writtenForm'

/** Makes what writes numbers and days in the language on the screen: the first of each takes as long as to draw a toolbar. */
export function prepareForms(): void {
  if (!isLoaded(currentLanguage())) return
  formatNumber(0)
  writtenForm('YYYY-MM-DD')
}
