import { usePageHost } from '../../session/PageHost'
import { formatNumber } from '../../text/formatNumber'

/** Says of what was pasted into the box of a number that it is none, and how one may be written. */
export function useRefusedNumber(decimals?: number): (pasted: string) => void {
  const { notify, text } = usePageHost()
  return (pasted) => notify('warning', text('fields.noNumber', { typed: pasted.trim(), example: formatNumber(1180.5, { decimals }) }))
}
