import { useSyncExternalStore } from 'react'
import { followNoticeBoard, noticeBoard } from './notices'

/** Where notices appear; nothing until the first one. Stands once, inside of antd's settings. */
export function NoticePlace() {
  const Board = useSyncExternalStore(followNoticeBoard, noticeBoard)
  return Board ? <Board /> : null
}
