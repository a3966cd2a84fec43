import { PlusOutlined } from '@ant-design/icons'
import { Button, Tree } from 'antd'
import { useEffect, useRef } from 'react'
import type { FavouriteFolder } from '../../../schemas/api/favourites'
import { favouriteListAddress } from '../../../schemas/favourites/favouriteFacts'
import { CellIcon } from '../../fields/parts/CellIcon'
import { EmptyState } from '../../kit/EmptyState'
import { LoadFailed } from '../../kit/LoadFailed'
import { lazyPart } from '../../kit/lazyPart'
import { Spinner } from '../../kit/Spinner'
import { errorText } from '../../session/errorText'
import type { ListMenuProps, RowsContext } from '../ListFeature'
import { everyFavourite, useFavouriteTree } from './favouriteCalls'
import { currentAddress } from './favouriteOf'
import { useFavouriteText } from './texts'
import './favourites.css'

const FavouriteCard = lazyPart(() => import('./FavouriteCard'), 'FavouriteCard')

/** The favourites panel of a page: keeps the page as it stands, and opens what is kept. */
export function FavouriteMenu({ context, onClose }: ListMenuProps<RowsContext>) {
  const { host, page, show } = context
  const say = useFavouriteText()
  const { folders, error, retry } = useFavouriteTree()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const favourites = everyFavourite(folders ?? [])
  const here = favourites.filter(({ url }) => url === currentAddress(page, host))
  const add = () => {
    onClose()
    show(FavouriteCard, { page })
  }
  const open = (address: string) => {
    onClose()
    host.openTab(address)
  }
  const openFavourite = (id: string) => {
    const favourite = favourites.find((one) => one.id === id)
    if (favourite) open(favourite.url)
  }
  return (
    <div className="favourite-menu">
      <Button ref={first} type="text" block className="favourite-menu-button" icon={<PlusOutlined aria-hidden />} onClick={add}>
        {say('add')}
      </Button>
      {here.length > 0 && <p className="favourite-menu-here">{say('isKept', { names: here.map(({ name }) => name).join(', ') })}</p>}
      {error && !folders && <LoadFailed message={errorText(error, host.text)} onRetry={retry} />}
      {!error && !folders && <Spinner />}
      {folders && favourites.length === 0 && <EmptyState text={say('none')} />}
      {folders && favourites.length > 0 && (
        <Tree
          className="favourite-menu-tree"
          aria-label={say('kept')}
          treeData={nodesOf(folders)}
          blockNode
          showIcon
          defaultExpandAll
          selectedKeys={[]}
          expandAction="click"
          onSelect={(_keys, { node }) => openFavourite(String(node.key))}
        />
      )}
      <Button type="link" block className="favourite-menu-button" onClick={() => open(favouriteListAddress)}>
        {say('list')}
      </Button>
    </div>
  )
}

/** Folders that hold something, and what they hold. */
function nodesOf(folders: readonly FavouriteFolder[]): object[] {
  return folders
    .filter((folder) => everyFavourite([folder]).length > 0)
    .map(({ id, name, icon, children, favourites }) => ({
      key: id,
      title: name,
      icon: icon ? <CellIcon name={icon} /> : undefined,
      selectable: false,
      children: [...nodesOf(children), ...favourites.map((one) => ({ key: one.id, title: one.name, isLeaf: true }))],
    }))
}
