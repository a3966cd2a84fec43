import type { TFunction } from 'i18next'
import { showWarning } from './notifications'

/** Says that what was to open could not be fetched, and that another press tries again. */
export function warnOfMissingPart(t: TFunction): void {
  showWarning('popup', t('kit.partMissing'), t('kit.partMissingText'))
}
