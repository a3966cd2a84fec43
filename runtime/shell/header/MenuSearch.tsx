import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../kit/lazyPart'
import { useText } from '../../text/useText'
import { MenuSelect } from './MenuSelect'

const MenuSearchDialog = lazyPart(() => import('./MenuSearchDialog'), 'MenuSearchDialog')

/** The menu search: a select in the header, on small screens a button that opens a dialog. */
export function MenuSearch({ isSmall }: { isSmall: boolean }) {
  const { text } = useText()
  const [isOpen, setOpen] = useState(false)
  const [hasOpened, setOpened] = useState(false)
  if (!isSmall) return <MenuSelect />
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <Button type="text" icon={<SearchOutlined />} aria-label={text('header.search')} aria-haspopup="dialog" onClick={open} />
      <Suspense>{hasOpened && <MenuSearchDialog isOpen={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
