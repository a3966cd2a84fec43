import { useLocation } from 'react-router-dom'
import { StateMessage } from '../kit/StateMessage'
import { useText } from '../text/useText'

/** In the tab of a menu item that leads to no page of this product. */
export function UnbuiltPage() {
  const { text } = useText()
  const { pathname } = useLocation()
  return <StateMessage title={text('tabs.missing')} message={text('tabs.missingHint', { path: pathname })} />
}
