import { type Editor, useEditorState } from '@tiptap/react'
import { Button, Select } from 'antd'
import { usePageHost } from '../../../session/PageHost'
import type { InputProps } from '../../FieldComponents'
import { FullscreenButton, type useFullscreen } from '../picture/FullscreenButton'
import { PictureButton } from '../picture/PictureButton'
import { InsertLinkButton } from './LinkButton'
import { MediaButton } from './MediaButton'
import { TableButton } from './TableButton'
import { type ToolbarItem, toolbarItems } from './toolbarItems'

const levels = [1, 2, 3] as const

interface RichTextToolbarProps {
  editor: Editor
  fullscreen: ReturnType<typeof useFullscreen>
  onReading: InputProps<never>['onReading']
}

/** The buttons over the editor. */
export function RichTextToolbar({ editor, fullscreen, onReading }: RichTextToolbarProps) {
  const { text } = usePageHost()
  const level = useEditorState({
    editor,
    selector: ({ editor: now }) => levels.find((one) => now.isActive('heading', { level: one })) ?? 0,
  })
  return (
    <div className="rich-text-toolbar" role="toolbar" aria-label={text('editors.format')}>
      <Select
        size="small"
        variant="borderless"
        aria-label={text('editors.heading')}
        popupMatchSelectWidth={false}
        value={level}
        options={[0, ...levels].map((one) => ({
          value: one,
          label: one === 0 ? text('editors.paragraph') : text('editors.headingN', { n: one }),
        }))}
        onChange={(next) => {
          const wanted = levels.find((one) => one === next)
          if (wanted) editor.chain().focus().setHeading({ level: wanted }).run()
          else editor.chain().focus().setParagraph().run()
        }}
      />
      {toolbarItems.map((group) => (
        <span key={group[0]?.label} className="rich-text-group">
          {group.map((item) => (
            <ItemButton key={item.label} item={item} editor={editor} />
          ))}
        </span>
      ))}
      <span className="rich-text-group">
        <InsertLinkButton editor={editor} />
        <TableButton editor={editor} />
        <PictureButton onPut={(src, alt) => editor.chain().focus().setImage({ src, alt }).run()} onReading={onReading} />
        <MediaButton editor={editor} onReading={onReading} />
        <FullscreenButton {...fullscreen} />
      </span>
    </div>
  )
}

function ItemButton({ item, editor }: { item: ToolbarItem; editor: Editor }) {
  const { text } = usePageHost()
  const { isActive, isEnabled } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ isActive: item.isActive?.(now) ?? false, isEnabled: item.isEnabled?.(now) ?? true }),
  })
  const label = text(item.label)
  return (
    <Button
      size="small"
      type="text"
      icon={item.icon}
      className={isActive ? 'rich-text-pressed' : undefined}
      aria-label={label}
      aria-pressed={item.isActive ? isActive : undefined}
      title={label}
      disabled={!isEnabled}
      onClick={() => item.run(editor)}
    />
  )
}
