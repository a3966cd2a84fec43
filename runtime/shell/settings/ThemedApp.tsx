import { ConfigProvider } from 'antd'
import { useAtomValue } from 'jotai'
import { type ReactNode, useLayoutEffect } from 'react'
import { applyTheme } from '../../kit/theme/applyTheme'
import { languagePackOf } from '../../text/i18n'
import { useText } from '../../text/useText'
import { antdThemeAtom, themeAtom } from './theme'

/** Gives the product its language and its theme, and follows both as they change. */
export function ThemedApp({ children }: { children: ReactNode }) {
  const { language } = useText()
  const theme = useAtomValue(themeAtom)
  const antdTheme = useAtomValue(antdThemeAtom)
  useLayoutEffect(() => applyTheme(theme), [theme])
  return (
    <ConfigProvider locale={languagePackOf(language).antd} theme={antdTheme} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  )
}
