import { useAtomValue } from 'jotai'
import { isConnectedAtom } from '../session/connection'
import { useText } from '../text/useText'
import './connection.css'

/** Says while the server is out of reach; what is on the screen may be old meanwhile. */
export function ConnectionNotice() {
  const { text } = useText()
  const isConnected = useAtomValue(isConnectedAtom)
  return (
    <output className={isConnected ? 'pw-connection pw-connection--up' : 'pw-connection'}>
      {isConnected ? '' : text('calls.reconnecting')}
    </output>
  )
}
