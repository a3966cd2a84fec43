import '../rowPanels.css'
import { Button } from 'antd'
import TextArea from 'antd/es/input/TextArea'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'

interface CommentBoxProps {
  /** What the box is called. */
  label: string
  /** What the button says. */
  verb: string
  initial?: string
  isBusy: boolean
  hasFocus?: boolean
  onType?(text: string): void
  /** true: it was taken, and the box begins anew. */
  onSend(text: string): Promise<boolean>
  children?: ReactNode
}

/** The most characters of a comment. */
const longest = 2000

/** A box to write a comment in. Ctrl and Enter send it as the button does. */
export function CommentBox({ label, verb, initial = '', isBusy, hasFocus, onType, onSend, children }: CommentBoxProps) {
  const [text, setText] = useState(initial)
  const latest = useRef(initial)
  const type = (typed: string) => {
    latest.current = typed
    setText(typed)
    onType?.(typed)
  }
  const isEmpty = text.trim() === ''
  const send = async () => {
    if (isEmpty || isBusy || !(await onSend(text))) return
    // What was typed meanwhile is the next comment.
    const typed = latest.current
    type(typed.startsWith(text) ? typed.slice(text.length) : typed)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send()
  }
  return (
    <div className="pw-comment-box">
      <TextArea
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={longest}
        showCount
        autoSize={{ minRows: 2, maxRows: 12 }}
        autoFocus={hasFocus}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      <div className="pw-comment-actions">
        <Button type="primary" size="small" disabled={isEmpty} loading={isBusy} onClick={() => void send()}>
          {verb}
        </Button>
        {children}
      </div>
    </div>
  )
}
