import { GlobalOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import type { Language } from '../../../schemas/page/Text'
import { changeLanguage } from '../../text/i18n'
import { languageNames } from '../../text/language'
import { useText } from '../../text/useText'

/** Switches the language of every text at once. Each language is named in itself, so that a reader lost in a foreign one finds home. */
export function LanguageSwitch() {
  const { text, language } = useText()
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectedKeys: [language],
        items: Object.entries(languageNames).map(([key, label]) => ({ key, label: <span lang={key}>{label}</span> })),
        onClick: ({ key }) => void changeLanguage(key as Language),
      }}
    >
      <Button
        type="text"
        icon={<GlobalOutlined />}
        aria-label={`${text('shell.language')}: ${languageNames[language]}`}
        aria-haspopup="menu"
      >
        <span className="pw-wide-only">{languageNames[language]}</span>
      </Button>
    </Dropdown>
  )
}
