import type { ThemeConfig } from 'antd'
import 'virtual:theme.css'
import { makeTheme } from './makeTheme.ts'
import type { Theme } from './Theme.ts'

/** The class of the document where antd writes the variables of a look while the product is developed, so that all that stands in it reads them. */
const documentClass = 'pw-antd'
if (!import.meta.env.PROD) document.documentElement.classList.add(documentClass)

/**
 * A look for antd. The build brings the variables of every look as a style sheet, and `applyTheme` says which of them hold: antd has to know only whether
 * things move. While the product is developed antd works the variables out itself, under a class (`scope`).
 */
export function antdTheme(look: Theme, scope = documentClass): ThemeConfig {
  if (import.meta.env.PROD) return { token: { motion: look.hasMotion } }
  return { ...makeTheme(look), zeroRuntime: import.meta.env.MODE === 'test', cssVar: { prefix: 'ant', key: scope } }
}
