import { ConfigProvider } from 'antd'
import { useAtomValue } from 'jotai'
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import { applyTheme } from '../../kit/theme/applyTheme'
import { followLanguages, isLoaded, languagePackOf } from '../../text/i18n'
import { useText } from '../../text/useText'
import { FirstFrame } from '../layout/FirstFrame'
import { antdThemeAtom, themeAtom } from './theme'

/** Gives the product its language and its theme, and follows both as they change. The theme is worked out while the first texts are still on their way. */
export function ThemedApp({ children }: { children: ReactNode }) {
  const { language } = useText()
  const hasTexts = useSyncExternalStore(followLanguages, () => isLoaded(language))
  const theme = useAtomValue(themeAtom)
  const antdTheme = useAtomValue(antdThemeAtom)
  useLayoutEffect(() => applyTheme(theme), [theme])
  return (
    <ConfigProvider locale={hasTexts ? languagePackOf(language).antd : undefined} theme={antdTheme} button={{ autoInsertSpace: false }}>
      {hasTexts ? children : <FirstFrame />}
    </ConfigProvider>
  )
}
