import { usePageHost } from '../../session/PageHost'
import { formatNumber } from '../../text/formatNumber'
import { isLongNumber, mostWholeDigits, readPasted } from './numberText'

/** Says of what was pasted into the box of a number why it is none that can be kept, and how one may be written. */
export function useRefusedNumber(decimals?: number): (pasted: string) => void {
  const { notify, text } = usePageHost()
  return (pasted) => {
    const typed = pasted.trim()
    const isLong = /^-?[\d.,]+$/.test(readPasted(typed)) && isLongNumber(readPasted(typed), decimals)
    const reason = isLong
      ? text('fields.longNumber', { typed, most: mostWholeDigits(decimals) })
      : text('fields.noNumber', { typed, example: formatNumber(1180.5, { decimals }) })
    notify('warning', reason)
  }
}
