import { App } from 'antd'
import { useEffect } from 'react'
import { provideNotificationApi } from './notifications'

/** antd's messages, notifications and questions, in the language and look of the product. */
export function NotificationBoard() {
  return (
    <App component={false} message={{ maxCount: 3 }}>
      <NotificationBridge />
    </App>
  )
}

function NotificationBridge() {
  const hands = App.useApp()
  useEffect(() => {
    provideNotificationApi(hands)
    return () => provideNotificationApi(undefined)
  }, [hands])
  return null
}
