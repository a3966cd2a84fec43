import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BoldOutlined,
  ItalicOutlined,
  OrderedListOutlined,
  RedoOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import type { Editor } from '@tiptap/react'
import type { ReactNode } from 'react'
import type { TextKey } from '../../../text/TextKey'

/** One button of the editor: what it does, and whether it stands pressed. */
export interface ToolbarItem {
  label: TextKey
  icon: ReactNode
  run(editor: Editor): void
  isActive?(editor: Editor): boolean
  isEnabled?(editor: Editor): boolean
}

const alignments = [
  ['left', <AlignLeftOutlined key="left" />],
  ['center', <AlignCenterOutlined key="center" />],
  ['right', <AlignRightOutlined key="right" />],
] as const

/** The simple buttons, in groups. */
export const toolbarItems: readonly (readonly ToolbarItem[])[] = [
  [
    {
      label: 'editors.undo',
      icon: <UndoOutlined />,
      run: (editor) => editor.chain().focus().undo().run(),
      isEnabled: (editor) => editor.can().undo(),
    },
    {
      label: 'editors.redo',
      icon: <RedoOutlined />,
      run: (editor) => editor.chain().focus().redo().run(),
      isEnabled: (editor) => editor.can().redo(),
    },
  ],
  [
    {
      label: 'editors.bold',
      icon: <BoldOutlined />,
      run: (editor) => editor.chain().focus().toggleBold().run(),
      isActive: (editor) => editor.isActive('bold'),
    },
    {
      label: 'editors.italic',
      icon: <ItalicOutlined />,
      run: (editor) => editor.chain().focus().toggleItalic().run(),
      isActive: (editor) => editor.isActive('italic'),
    },
  ],
  [
    {
      label: 'editors.bulletList',
      icon: <UnorderedListOutlined />,
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isActive: (editor) => editor.isActive('bulletList'),
    },
    {
      label: 'editors.orderedList',
      icon: <OrderedListOutlined />,
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isActive: (editor) => editor.isActive('orderedList'),
    },
  ],
  alignments.map(([side, icon]) => ({
    label: `editors.align-${side}` as const,
    icon,
    run: (editor: Editor) => editor.chain().focus().setTextAlign(side).run(),
    isActive: (editor: Editor) => editor.isActive({ textAlign: side }),
  })),
]
