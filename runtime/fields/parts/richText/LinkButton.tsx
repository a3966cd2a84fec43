import { LinkOutlined } from '@ant-design/icons'
import { type Editor, useEditorState } from '@tiptap/react'
import { Button, Input, Popover } from 'antd'
import { useState } from 'react'
import { usePageHost } from '../../../session/PageHost'

/** Makes a link of the selected words; an empty address takes the link away. */
export function InsertLinkButton({ editor }: { editor: Editor }) {
  const { text } = usePageHost()
  const [isOpen, setOpen] = useState(false)
  const [address, setAddress] = useState('')
  const isActive = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') })
  const apply = () => {
    const chain = editor.chain().focus().extendMarkRange('link')
    const wanted = address.trim()
    if (wanted === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !isActive) {
      chain.insertContent({ type: 'text', text: wanted, marks: [{ type: 'link', attrs: { href: wanted } }] }).run()
    } else chain.setLink({ href: wanted }).run()
    setOpen(false)
  }
  return (
    <Popover
      open={isOpen}
      trigger="click"
      onOpenChange={(next) => {
        if (next) setAddress(String(editor.getAttributes('link').href ?? ''))
        setOpen(next)
      }}
      content={
        <div className="rich-text-link">
          <Input
            autoFocus
            aria-label={text('editors.linkAddress')}
            placeholder="https://"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              apply()
            }}
          />
          <Button type="primary" onClick={apply}>
            {text('kit.ok')}
          </Button>
        </div>
      }
    >
      <Button
        size="small"
        type="text"
        icon={<LinkOutlined />}
        className={isActive ? 'rich-text-pressed' : undefined}
        aria-label={text('editors.link')}
        title={text('editors.link')}
      />
    </Popover>
  )
}
