import { useLocation } from 'react-router-dom'
import { StateMessage } from '../kit/StateMessage'
import { featureText } from '../session/featureText'
import { useText } from '../text/useText'
import { addressTexts } from './addressTexts'
import type { wantedState } from './redirect'
import { WaysOut } from './WaysOut'

/** `/404` inside of the frame: names the address that was wanted, and offers to look for what was meant. */
export function NotFoundInFrame() {
  const { text, language } = useText()
  const wanted = wantedAt(useLocation().state)
  const message = wanted === undefined ? text('shell.notFoundHint') : featureText(addressTexts, language)('notFound', { address: wanted })
  return (
    <StateMessage mark="404" title={text('shell.notFoundTitle')} message={message}>
      <WaysOut />
    </StateMessage>
  )
}

/** The address that led to `/404`; undefined when somebody went there by name. */
function wantedAt(state: unknown): string | undefined {
  const { wanted } = (state ?? {}) as Partial<ReturnType<typeof wantedState>>
  return typeof wanted === 'string' ? wanted : undefined
}
