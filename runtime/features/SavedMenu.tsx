import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { EmptyState } from '../kit/EmptyState'
import { LoadFailed } from '../kit/LoadFailed'
import { Spinner } from '../kit/Spinner'
import { errorText } from '../session/errorText'
import { usePageHost } from '../session/PageHost'
import './savedMenu.css'

/** Something that somebody has saved under a name. */
export interface SavedEntry {
  id: string
  name: string
}

interface SavedMenuProps<E extends SavedEntry> {
  /** Undefined while they are fetched. */
  entries: readonly E[] | undefined
  error: Error | null
  onRetry(): void
  /** What the button for a new one says. */
  newLabel: string
  /** What stands there while there is none. */
  emptyText: string
  onNew(): void
  onOpen(entry: E): void
  onEdit(entry: E): void
  onDelete(entry: E): void
}

/** A menu of what somebody has saved: a new one, and each with edit and delete. */
export function SavedMenu<E extends SavedEntry>(props: SavedMenuProps<E>) {
  const { text } = usePageHost()
  const { entries, error, onRetry, newLabel, emptyText, onNew, onOpen, onEdit, onDelete } = props
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <>
      <Button ref={first} type="text" block className="saved-menu-new" icon={<PlusOutlined aria-hidden />} onClick={onNew}>
        {newLabel}
      </Button>
      {error && !entries && <LoadFailed message={errorText(error, text)} onRetry={onRetry} />}
      {!error && !entries && <Spinner />}
      {entries?.length === 0 && <EmptyState text={emptyText} />}
      {entries && entries.length > 0 && (
        <ul className="saved-menu">
          {entries.map((entry) => (
            <li key={entry.id}>
              <Button type="text" className="saved-menu-name" title={entry.name} onClick={() => onOpen(entry)}>
                {entry.name}
              </Button>
              <IconButton Icon={EditOutlined} label={`${text('list.edit')}: ${entry.name}`} onClick={() => onEdit(entry)} />
              <IconButton Icon={DeleteOutlined} label={`${text('list.delete')}: ${entry.name}`} onClick={() => onDelete(entry)} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function IconButton({ Icon, label, onClick }: { Icon: typeof EditOutlined; label: string; onClick(): void }) {
  return <Button type="text" icon={<Icon aria-hidden />} aria-label={label} title={label} onClick={onClick} />
}
