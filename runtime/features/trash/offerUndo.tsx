import { Button } from 'antd'
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
    actions: (
      <Button size="small" type="primary" onClick={undo}>
        {say('undo')}
      </Button>
    ),
  })
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
