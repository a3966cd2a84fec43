import { TableOutlined } from '@ant-design/icons'
import { type Editor, useEditorState } from '@tiptap/react'
import { Button, Dropdown } from 'antd'
import { usePageHost } from '../../../session/PageHost'

const actions = ['addRowAfter', 'addColumnAfter', 'deleteRow', 'deleteColumn', 'deleteTable'] as const

/** Puts a table in; inside of one, adds and takes away rows and columns. */
export function TableButton({ editor }: { editor: Editor }) {
  const { text } = usePageHost()
  const isInside = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') })
  const label = text('editors.table')
  const icon = <TableOutlined />
  if (!isInside) {
    const insert = () => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
    return <Button size="small" type="text" icon={icon} aria-label={label} title={label} onClick={insert} />
  }
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        items: actions.map((action) => ({ key: action, label: text(`editors.${action}`), danger: action === 'deleteTable' })),
        onClick: ({ key }) => {
          const action = actions.find((one) => one === key)
          if (action) editor.chain().focus()[action]().run()
        },
      }}
    >
      <Button size="small" type="text" icon={icon} className="rich-text-pressed" aria-label={label} title={label} />
    </Dropdown>
  )
}
