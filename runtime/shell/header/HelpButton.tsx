import { QuestionCircleOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '../../kit/lazyPart'
import { useText } from '../../text/useText'

const HelpDrawer = lazyPart(() => import('./HelpDrawer'), 'HelpDrawer')

/** The question mark: help about the page on the screen. */
export function HelpButton() {
  const { text } = useText()
  const { pathname } = useLocation()
  const [asked, setAsked] = useState<{ path: string; isOpen: boolean } | null>(null)
  return (
    <>
      <Button
        type="text"
        icon={<QuestionCircleOutlined />}
        aria-label={text('header.help')}
        title={text('header.help')}
        aria-haspopup="dialog"
        onClick={() => setAsked({ path: pathname, isOpen: true })}
      />
      <Suspense>
        {asked && <HelpDrawer path={asked.path} isOpen={asked.isOpen} onClose={() => setAsked({ ...asked, isOpen: false })} />}
      </Suspense>
    </>
  )
}
