import { Button } from 'antd'
import { useEffect } from 'react'
import { notificationApi } from '../../kit/notifications'
import { featureText } from '../../session/featureText'
import type { PageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import { trashTexts } from './trashTexts'

/** Seconds that the notice stays; while somebody points at it, it stays. */
const shownFor = 10

/** Says that rows are gone, with a button that brings them back. */
export async function offerUndo(host: PageHost, url: string, ids: readonly string[], afterUndo: () => void): Promise<void> {
  const say = featureText(trashTexts, host.language)
  const { notification } = await notificationApi()
  const key = `undo ${url}`
  const undo = () => {
    notification.destroy(key)
    restore(host, url, ids).then((isBack) => isBack && afterUndo())
  }
  notification.success({
    key,
    title: host.text('list.deleted'),
    placement: 'bottomRight',
    duration: shownFor,
    pauseOnHover: true,
    role: 'status',
    actions: <UndoButton label={say('undo')} onPress={undo} />,
  })
}

function UndoButton({ label, onPress }: { label: string; onPress(): void }) {
  useWayBack()
  return (
    <Button size="small" type="primary" onClick={onPress}>
      {label}
    </Button>
  )
}

/** Who leaves the focus here when the notice goes has it where it was after the rows went: on the button that deleted them, or on the row in their place. */
function useWayBack(): void {
  useEffect(() => {
    let place = document.activeElement
    const keep = ({ target }: FocusEvent) => {
      if (!place?.isConnected || place === document.body || place.localName === 'main') place = target as Element
    }
    document.addEventListener('focusin', keep)
    return () => {
      document.removeEventListener('focusin', keep)
      if (document.activeElement === document.body && place instanceof HTMLElement) place.focus()
    }
  }, [])
}

/** Brings rows back and says how it went; true when they are there again. */
export async function restore(host: PageHost, url: string, ids: readonly string[]): Promise<boolean> {
  try {
    await host.calls.post(url, { ids: ids.join(',') })
    host.notify('success', featureText(trashTexts, host.language)('restored'))
    return true
  } catch (error) {
    warnOf(host, error)
    return false
  }
}
