import type { ChartSeries } from '../../../schemas/api/charts'
import type { Language } from '../../../schemas/page/Text'
import { formatNumber } from '../../text/formatNumber'

/** How numbers of a chart are written where no field says how many decimal places they have. */
export const figureForm = { atMost: 6 }

/** A figure of a series as people read it. */
export function figureIn({ decimals }: Pick<ChartSeries, 'decimals'>, figure: unknown, language?: Language): string {
  return typeof figure === 'number'
    ? formatNumber(figure, decimals === undefined ? { ...figureForm, language } : { decimals, language })
    : '–'
}
