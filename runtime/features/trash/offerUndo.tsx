import { Button } from 'antd'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { appUndoOf } from '../../kit/browserUndo'
import { isComposing } from '../../kit/isComposing'
import { notificationApi } from '../../kit/notifications'
import { featureText } from '../../session/featureText'
import type { PageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import { trashTexts } from './trashTexts'

/** Seconds that the notice stays after somebody has pointed at it, or was in it with the keyboard, for the last time. */
const shownFor = 10

/** Rows that went in one deletion. */
interface Deletion {
  ids: readonly string[]
  afterUndo(): void
}

/** What the notices on the screen can still bring back, by the key of the notice: the last deletion stands last. */
const deletionsOf = new Map<string, readonly Deletion[]>()

/** Says that rows are gone, with a button that brings them back, as Ctrl+Z does; what went before them while the notice was there comes after that. */
export async function offerUndo(host: PageHost, url: string, ids: readonly string[], afterUndo: () => void): Promise<void> {
  const { notification } = await notificationApi()
  const key = `undo ${host.user?.username} ${url}`
  const forget = () => deletionsOf.delete(key)
  const close = () => {
    forget()
    notification.destroy(key)
  }
  const offer = (deletions: readonly Deletion[]) => {
    const last = deletions.at(-1)
    if (!last) return close()
    const undo = () => {
      offer(deletions.slice(0, -1))
      restore(host, url, last.ids).then((isBack) => isBack && last.afterUndo())
    }
    deletionsOf.set(key, deletions)
    notification.success({
      key,
      title: host.text('list.deleted'),
      placement: 'bottomRight',
      // Its own clock goes on below a pointer that rests, and beside the focus.
      duration: false,
      role: 'status',
      // Of each deletion its own, so that each has its whole time.
      actions: <UndoButton key={last.ids.join()} label={featureText(trashTexts, host.language)('undo')} onPress={undo} onOver={close} />,
      onClose: forget,
    })
  }
  offer([...(deletionsOf.get(key) ?? []), { ids, afterUndo }])
}

function UndoButton({ label, onPress, onOver }: { label: string; onPress(): void; onOver(): void }) {
  const place = useRef<HTMLButtonElement>(null)
  useWayBack()
  useUnusedTime(place, onOver)
  useUndoKey(onPress)
  return (
    <Button ref={place} size="small" type="primary" aria-keyshortcuts="Control+Z" onClick={onPress}>
      {label}
    </Button>
  )
}

/** Ctrl+Z where nothing else is taken back by it: no letters, and nothing that was done in a form, a table or a dialog. */
function useUndoKey(onPress: () => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target } = event
      if (event.defaultPrevented || isComposing(event) || (target instanceof Element && target.closest('[role="dialog"]'))) return
      if (appUndoOf(event) !== 'undo') return
      event.preventDefault()
      press()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Calls back when nobody has used the notice around a place for its time: neither pointed at it nor been in it with the keyboard. */
function useUnusedTime(place: RefObject<HTMLElement | null>, onOver: () => void): void {
  const end = useEffectEvent(onOver)
  useEffect(() => {
    let left = shownFor
    const timer = setInterval(() => {
      const notice = place.current?.closest('[role=status]')
      const isUsed = notice && (notice.matches(':hover') || notice.contains(document.activeElement))
      left = isUsed ? shownFor : left - 1
      if (left <= 0) end()
    }, 1000)
    return () => clearInterval(timer)
  }, [place])
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
