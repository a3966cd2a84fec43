import { Button } from 'antd'
import { dialogLayers } from '../../kit/dialogLayers'
import { Modal } from '../../kit/Modal'
import { stillDialog } from '../../kit/stillDialog'
import { useFocusBack } from '../../kit/useFocusBack'
import { useText } from '../../text/useText'
import { useSessionText } from './sessionTexts'

interface SessionEndingProps {
  /** Until the end. */
  seconds: number
  onStay(): void
  onSignOut(): void
}

/** Says that the session ends soon, and asks whether it shall go on. */
export function SessionEnding({ seconds, onStay, onSignOut }: SessionEndingProps) {
  const say = useSessionText()
  const { text } = useText()
  const minutes = Math.ceil(seconds / 60)
  useFocusBack()
  return (
    <Modal
      open
      {...stillDialog}
      title={say('endingTitle')}
      closable={false}
      width={420}
      zIndex={dialogLayers.signIn}
      onCancel={onStay}
      footer={
        <>
          <Button onClick={onSignOut}>{text('shell.signOut')}</Button>
          <Button type="primary" autoFocus onClick={onStay}>
            {say('stay')}
          </Button>
        </>
      }
    >
      <p>{minutes === 1 ? say('endingSoon') : say('ending', { minutes })}</p>
    </Modal>
  )
}
