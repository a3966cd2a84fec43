import { getI18n } from 'react-i18next'
import { showWarning } from './notifications'

/** Says that what was to open could not be fetched, and that another press tries again. */
export function warnOfMissingPart(): void {
  const { t } = getI18n()
  showWarning('popup', t('kit.partMissing'), t('kit.partMissingText'))
}
