import { FolderAddOutlined } from '@ant-design/icons'
import { Button, Dropdown, Tree } from 'antd'
import { type Key, type SyntheticEvent, useRef, useState } from 'react'
import type { FavouriteFolder } from '../../../schemas/api/favourites'
import { CellIcon } from '../../fields/parts/CellIcon'
import { LoadFailed } from '../../kit/LoadFailed'
import { Spinner } from '../../kit/Spinner'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import { everyFolder, useFavouriteTree } from './favouriteCalls'
import { NodeForm } from './NodeForm'
import { useFavouriteText } from './texts'

/** Where a new folder comes: at the top, in a folder, or beside it. */
export type NewPlace = { at: 'top' } | { at: 'child' | 'sibling'; folder: FavouriteFolder }

interface FolderFieldProps {
  /** Given by the form around it. */
  id?: string
  value?: string
  onChange?(folderId: string): void
  /** Something of a new folder was typed. */
  onTyped(): void
}

/** The tree of folders to choose one from; its menu makes a folder in the chosen one or beside it. */
export function FolderField({ id, value, onChange, onTyped }: FolderFieldProps) {
  const { text } = usePageHost()
  const say = useFavouriteText()
  const { folders, error, retry, renew } = useFavouriteTree()
  const [place, setPlace] = useState<NewPlace>()
  const [folded, setFolded] = useState<readonly string[]>([])
  const around = useRef<HTMLDivElement>(null)
  if (error && !folders) return <LoadFailed message={errorText(error, text)} onRetry={retry} />
  if (!folders) return <Spinner />
  const chosen = everyFolder(folders).find((folder) => folder.id === value)
  const shownPlace: NewPlace | undefined = place ?? (folders.length === 0 ? { at: 'top' } : undefined)
  const beside = (at: 'child' | 'sibling') => chosen && setPlace({ at, folder: chosen })
  const made = async (folderId: string) => {
    await renew()
    setPlace(undefined)
    // It is chosen, and is to be seen.
    setFolded([])
    onChange?.(folderId)
  }
  return (
    <div ref={around} className="favourite-folders" id={id}>
      {folders.length === 0 ? (
        <p className="favourite-hint">{say('noFolders')}</p>
      ) : (
        <FolderTree
          folders={folders}
          chosen={chosen}
          folded={folded}
          onFold={setFolded}
          onChoose={(folderId) => onChange?.(folderId)}
          onNew={beside}
        />
      )}
      {shownPlace ? (
        <NodeForm
          key={placeKey(shownPlace)}
          place={shownPlace}
          around={around}
          onTyped={onTyped}
          onMade={made}
          onCancel={folders.length === 0 ? undefined : () => setPlace(undefined)}
        />
      ) : (
        <div className="favourite-new">
          <Button size="small" icon={<FolderAddOutlined aria-hidden />} disabled={!chosen} onClick={() => beside('child')}>
            {say('newChild')}
          </Button>
          <Button size="small" icon={<FolderAddOutlined aria-hidden />} disabled={!chosen} onClick={() => beside('sibling')}>
            {say('newSibling')}
          </Button>
          <Button size="small" icon={<FolderAddOutlined aria-hidden />} onClick={() => setPlace({ at: 'top' })}>
            {say('newFolder')}
          </Button>
        </div>
      )}
    </div>
  )
}

function placeKey(place: NewPlace): string {
  return place.at === 'top' ? 'top' : `${place.at} ${place.folder.id}`
}

interface FolderTreeProps {
  folders: readonly FavouriteFolder[]
  chosen: FavouriteFolder | undefined
  /** The ids of those whose folders are hidden. */
  folded: readonly string[]
  onFold(folded: readonly string[]): void
  onChoose(folderId: string): void
  onNew(at: 'child' | 'sibling'): void
}

/** The tree itself. Its menu opens at a right click, and at the key for menus. */
function FolderTree({ folders, chosen, folded, onFold, onChoose, onNew }: FolderTreeProps) {
  const say = useFavouriteText()
  // The folder that the arrow keys are on.
  const active = useRef<Key | null>(null)
  const ids = everyFolder(folders).map(({ id }) => id)
  const entry = (at: 'child' | 'sibling', label: string) => ({
    key: at,
    label,
    disabled: !chosen,
    onClick({ domEvent }: { domEvent: SyntheticEvent }) {
      // The key that was pressed here would go on to the input that the focus moves into, and save the card.
      domEvent.preventDefault()
      onNew(at)
    },
  })
  const items = [entry('child', say('newChild')), entry('sibling', say('newSibling'))]
  return (
    <Dropdown
      menu={{ items }}
      trigger={['contextMenu']}
      onOpenChange={(isOpen) => isOpen && active.current !== null && onChoose(String(active.current))}
      autoFocus
      destroyOnHidden
    >
      <div className="favourite-tree">
        <Tree
          aria-label={say('folder')}
          treeData={nodesOf(folders, say('isTemplate'))}
          blockNode
          showIcon
          expandedKeys={ids.filter((id) => !folded.includes(id))}
          onExpand={(expanded) => onFold(ids.filter((id) => !expanded.includes(id)))}
          selectedKeys={chosen ? [chosen.id] : []}
          onSelect={(_keys, { node }) => onChoose(String(node.key))}
          onActiveChange={(key) => {
            active.current = key
          }}
          onRightClick={({ node }) => {
            active.current = null
            onChoose(String(node.key))
          }}
        />
      </div>
    </Dropdown>
  )
}

function nodesOf(folders: readonly FavouriteFolder[], mark: string): object[] {
  return folders.map(({ id, name, icon, izTemplate, children }) => ({
    key: id,
    title: izTemplate === 1 ? `${name}${mark}` : name,
    icon: icon ? <CellIcon name={icon} /> : undefined,
    children: nodesOf(children, mark),
  }))
}
