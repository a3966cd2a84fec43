import { ConfigProvider } from 'antd'
import { useAtomValue } from 'jotai'
import { type ReactNode, useLayoutEffect } from 'react'
import { showLook } from '../../kit/theme/showLook'
import { antdLocales } from '../../text/antdLocale'
import { useText } from '../../text/useText'
import { lookAtom, themeAtom } from './look'

/** Gives the product its language and its look, and follows both as they change. */
export function ThemedProduct({ children }: { children: ReactNode }) {
  const { language } = useText()
  const look = useAtomValue(lookAtom)
  const theme = useAtomValue(themeAtom)
  useLayoutEffect(() => showLook(look), [look])
  return (
    <ConfigProvider locale={antdLocales[language]} theme={theme} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  )
}
