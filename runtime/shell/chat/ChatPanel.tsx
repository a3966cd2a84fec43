import { CloseOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ChatTicket } from '../../../schemas/api/chat'
import { LoadFailed } from '../../kit/LoadFailed'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import { readChatMessage } from './chatMessages'
import { useChatText } from './chatTexts'
import './chat.css'

const firstSize = { width: 400, height: 560 }
const leastSide = 120

interface ChatPanelProps {
  /** The message that it opens at; empty for none. */
  messageId: string
  onClose(): void
}

/** The chat of another server in a frame beside the page. It learns who is there by a ticket that is good once. */
export function ChatPanel({ messageId, onClose }: ChatPanelProps) {
  const { calls, text } = usePageHost()
  const chatText = useChatText()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  // Another page in the tab does not load the frame anew: its ticket has been used.
  const [openedAt] = useState(messageId)
  const asked = useQuery({
    queryKey: ['chatTicket'],
    queryFn: () => calls.post<ChatTicket>('/eoa/im/ticket', undefined, { isValid: isTicket }),
    // A ticket opens one frame: it is asked for again when somebody opens the panel again.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    retry: false,
  })
  const origin = asked.data?.origin ?? null
  const size = useFrameSize(frame, origin)
  const isWaiting = asked.isFetching || (origin !== null && !isLoaded)
  return (
    <section
      className="pw-chat"
      role="dialog"
      aria-label={chatText('title')}
      style={{ width: size.width }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <div className="pw-chat-head">
        <span>{chatText('title')}</span>
        <Button
          type="text"
          size="small"
          autoFocus
          icon={<CloseOutlined />}
          aria-label={chatText('close')}
          title={chatText('close')}
          onClick={onClose}
        />
      </div>
      {asked.error && <LoadFailed message={errorText(asked.error, text)} onRetry={() => void asked.refetch()} />}
      {asked.data && origin === null && <Alert type="info" showIcon title={chatText('none')} />}
      {isWaiting && <p role="status">{chatText('loading')}</p>}
      {origin !== null && asked.data?.ticket && !asked.isFetching && (
        <iframe
          ref={frame}
          title={chatText('title')}
          src={`${origin}/eoa/im/index?${new URLSearchParams({ token: asked.data.ticket, messageId: openedAt })}`}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="no-referrer"
          style={{ height: size.height }}
          onLoad={() => setLoaded(true)}
        />
      )}
    </section>
  )
}

function isTicket(result: unknown): boolean {
  const { origin, ticket } = (result ?? {}) as Partial<ChatTicket>
  return (origin === null && ticket === null) || (typeof origin === 'string' && typeof ticket === 'string')
}

/** The size that the chat asks for, within the window, and what it wants to have said. Only its own frame, at its own origin, is listened to. */
function useFrameSize(frame: RefObject<HTMLIFrameElement | null>, origin: string | null) {
  const { notify } = usePageHost()
  const [size, setSize] = useState(firstSize)
  useEffect(() => {
    if (origin === null) return
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const message = readChatMessage(event.data)
      if (message?.type === 'show-info') notify('info', message.text)
      if (message?.type !== 'change-size') return
      const { width, height } = message
      setSize((before) => ({
        width: within(width ?? before.width, window.innerWidth),
        height: within(height ?? before.height, window.innerHeight - 60),
      }))
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [frame, origin, notify])
  return size
}

const within = (pixels: number, most: number) => Math.max(leastSide, Math.min(pixels, most))
