import { QuestionCircleOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useSetAtom } from 'jotai'
import { useLocation } from 'react-router-dom'
import { useText } from '../../text/useText'
import { askedHelpAtom } from './askedHelp'

/** The question mark: help about the page on the screen. */
export function HelpButton() {
  const { text } = useText()
  const { pathname } = useLocation()
  const ask = useSetAtom(askedHelpAtom)
  return (
    <Button
      type="text"
      icon={<QuestionCircleOutlined />}
      aria-label={text('header.help')}
      title={text('header.help')}
      aria-haspopup="dialog"
      onClick={() => ask({ path: pathname, isOpen: true })}
    >
      <span className="pw-header-words">{text('header.help')}</span>
    </Button>
  )
}
