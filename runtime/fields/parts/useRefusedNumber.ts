import { usePageHost } from '../../session/PageHost'
import { formatNumber } from '../../text/formatNumber'
import { isLongNumberText, readPasted } from './numberText'

/** Says of what was pasted into the box of a number why it is none that can be kept, and how one may be written. */
export function useRefusedNumber(decimals?: number): (pasted: string) => void {
  const { notify, text } = usePageHost()
  return (pasted) => {
    const reason = isLongNumberText(readPasted(pasted), decimals) ? 'fields.longNumber' : 'fields.noNumber'
    notify('warning', text(reason, { typed: pasted.trim(), example: formatNumber(1180.5, { decimals }) }))
  }
}
