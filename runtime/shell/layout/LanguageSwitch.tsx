import { GlobalOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { languages } from '../../../schemas/language'
import type { Language } from '../../../schemas/page/Text'
import { DropdownButton } from '../../kit/DropdownButton'
import { showWarning } from '../../kit/notifications'
import { loadLanguage } from '../../session/loadLanguage'
import { keepPreference } from '../../session/userPreferences'
import { changeLanguage } from '../../text/i18n'
import { useText } from '../../text/useText'
import { languagePreference } from '../settings/languagePreference'

/** Switches the language of every text at once. Each language is named in itself, so that a reader lost in a foreign one finds home. */
export function LanguageSwitch() {
  const { text, language } = useText()
  const { isLoading, switchTo } = useLanguageSwitch(() => showWarning('language', text('kit.partMissing'), text('kit.partMissingText')))
  return (
    <DropdownButton
      menu={{
        selectedKeys: [language],
        items: Object.entries(languages).map(([key, { name }]) => ({ key, label: <span lang={key}>{name}</span> })),
        onClick: ({ key }) => void switchTo(key as Language),
      }}
    >
      <Button
        type="text"
        icon={<GlobalOutlined />}
        loading={isLoading && { delay: 300 }}
        aria-label={`${text('shell.language')}: ${languages[language].name}`}
        aria-haspopup="menu"
      >
        <span className="pw-wide-only">{languages[language].name}</span>
      </Button>
    </DropdownButton>
  )
}

/** Fetches the texts and switches; of two choices the later one counts, whichever is there first. */
function useLanguageSwitch(onFailed: () => void): { isLoading: boolean; switchTo(language: Language): Promise<void> } {
  const [isLoading, setLoading] = useState(false)
  const wanted = useRef<Language>(undefined)
  const switchTo = async (language: Language) => {
    wanted.current = language
    setLoading(true)
    try {
      await loadLanguage(language)
      if (wanted.current !== language) return
      await changeLanguage(language)
      keepPreference(languagePreference, language)
    } catch {
      if (wanted.current === language) onFailed()
    } finally {
      if (wanted.current === language) setLoading(false)
    }
  }
  return { isLoading, switchTo }
}
