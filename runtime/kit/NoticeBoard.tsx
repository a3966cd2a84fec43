import { App } from 'antd'
import { useEffect } from 'react'
import { giveHands } from './notices'

/** antd's messages, notifications and questions, in the language and look of the product. */
export function NoticeBoard() {
  return (
    <App component={false} message={{ maxCount: 3 }}>
      <Hands />
    </App>
  )
}

function Hands() {
  const hands = App.useApp()
  useEffect(() => {
    giveHands(hands)
    return () => giveHands(undefined)
  }, [hands])
  return null
}
