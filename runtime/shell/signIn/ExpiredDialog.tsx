import { Button } from 'antd'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { dialogLayers } from '../../kit/dialogLayers'
import { Modal } from '../../kit/Modal'
import { useFocusBack } from '../../kit/useFocusBack'
import { expiryAtom, joinSessionAtom } from '../../session/session'
import { useText } from '../../text/useText'
import { useAppServices } from '../AppServices'
import { useSignOut } from '../useSignOut'
import { SignInForm } from './SignInForm'
import './signIn.css'

/**
 * The session has ended while the page was open. Signing in again happens here, over the page, so that nothing typed below is lost;
 * afterwards whatever failed can be tried again.
 */
export function ExpiredDialog({ username }: { username: string }) {
  const { text } = useText()
  const { queries } = useAppServices()
  const signOut = useSignOut()
  const tryAgain = useCallback(() => void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' }), [queries])
  useJoinedSession(tryAgain)
  useFocusBack()
  return (
    <Modal
      open
      title={text('calls.expiredTitle')}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      width={400}
      zIndex={dialogLayers.signIn}
      footer={
        <Button type="link" onClick={signOut}>
          {text('shell.signOut')}
        </Button>
      }
    >
      <p>{text(`calls.${useAtomValue(expiryAtom) ?? 'expired'}`)}</p>
      <SignInForm username={username} submitText={text('calls.signInAgain')} onSignedIn={tryAgain} />
    </Modal>
  )
}

/** Who has signed in again in another tab goes on here without being asked. */
function useJoinedSession(onJoined: () => void): void {
  const join = useSetAtom(joinSessionAtom)
  useEffect(() => {
    const look = () => {
      if (join()) onJoined()
    }
    look()
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [join, onJoined])
}
