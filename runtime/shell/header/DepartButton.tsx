import { Button } from 'antd'
import { useState } from 'react'
import { MenuIcon } from '../../fields/parts/MenuIcon'
import { lazyPart } from '../../kit/lazyPart'
import { PartSuspense } from '../../kit/PartSuspense'
import { useText } from '../../text/useText'

const DepartDialog = lazyPart(() => import('./DepartDialog'), 'DepartDialog')

/** Opens the choice of the department that the user acts for. */
export function DepartButton() {
  const { text } = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        type="text"
        icon={<MenuIcon name="apartment" />}
        aria-label={text('header.depart')}
        title={text('header.depart')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className="pw-header-words">{text('header.departLabel')}</span>
      </Button>
      <PartSuspense>{isOpen && <DepartDialog onClose={() => setOpen(false)} />}</PartSuspense>
    </>
  )
}
