import { useSyncExternalStore } from 'react'
import { followNotificationBoard, notificationBoard } from './notifications'

/** Where notices appear; nothing until the first one. Stands once, inside of antd's settings. */
export function NotificationOutlet() {
  const Board = useSyncExternalStore(followNotificationBoard, notificationBoard)
  return Board ? <Board /> : null
}
