import { createRequire } from 'node:module'
import type { GlobalToken, ThemeConfig } from 'antd'
import { makeTheme } from '../../runtime/kit/theme/makeTheme.ts'
import { defaultTheme, type Theme, themeColours } from '../../runtime/kit/theme/Theme.ts'

const require = createRequire(import.meta.url)

const { createElement } = require('react') as typeof import('react')
const { renderToString } = require('react-dom/server') as typeof import('react-dom/server')
const { theme: antdThemes } = require('antd/lib') as typeof import('antd')
const { defaultConfig, DesignTokenContext } = require('antd/lib/theme/internal') as typeof import('antd/es/theme/internal')
const { createCache, createTheme, extractStyle, StyleProvider } = require('@ant-design/cssinjs') as typeof import('@ant-design/cssinjs')

type TokenContext = typeof defaultConfig

/** Variables by where they hold and what they are called: `.ant-btn --ant-button-font-weight`. `''` is the whole document. */
export type Variables = ReadonlyMap<string, string>

/** What a look is chosen by, with the selector of the document that has it; the first of each is the default. */
const factors = {
  isDark: new Map([
    [false, ':not([data-theme="dark"])'],
    [true, '[data-theme="dark"]'],
  ]),
  colour: new Map(themeColours.map((colour) => [colour, `[data-colour="${colour}"]`])),
  isWeak: new Map([
    [false, ':not([data-weak])'],
    [true, '[data-weak]'],
  ]),
} as const

export type Factor = keyof typeof factors

/** One way the product can look, and what antd makes of it. */
export interface Look {
  theme: Theme
  /** What of the document says so, for example `[data-theme="dark"]`, of these factors alone. */
  selector(by: readonly Factor[]): string
  /** What antd makes of it, by antd's names. */
  tokens: GlobalToken
  /** The variables that antd writes into the document for the whole of it and, while an element is drawn, for components. */
  variablesOf(kind: 'token' | 'cssVar', drawn: ReturnType<typeof createElement>): Variables
}

/** What the names of antd's variables begin with. */
export const prefix = 'ant'

/** Every look that can be chosen, the default first; in all of them things move. */
export const looks: readonly Look[] = [...factors.isDark.keys()].flatMap((isDark) =>
  [...factors.isWeak.keys()].flatMap((isWeak) => themeColours.map((colour) => lookOf({ isDark, isWeak, colour, hasMotion: true }))),
)

/** The default one, in which nothing moves. */
export const still = lookOf({ ...defaultTheme, hasMotion: false })

function lookOf(theme: Theme): Look {
  const cache = createCache()
  const config = makeTheme(theme)
  const context = contextOf(config)
  return {
    theme,
    selector: (by) => by.map((factor) => (factors[factor] as ReadonlyMap<unknown, string>).get(theme[factor])).join(''),
    tokens: antdThemes.getDesignToken(config),
    variablesOf(kind, drawn) {
      renderToString(createElement(StyleProvider, { cache }, createElement(DesignTokenContext.Provider, { value: context }, drawn)))
      const css = extractStyle(cache, { plain: true, types: kind })
      for (const key of [...cache.cache.keys()]) if (key.startsWith('cssVar%')) cache.cache.delete(key)
      return variablesIn(css)
    },
  }
}

/** What `ConfigProvider` makes of a theme. It keeps what it works out for the last twenty themes alone. */
function contextOf({ algorithm = [], token, components = {}, hashed }: ThemeConfig): TokenContext {
  const whole = { ...defaultConfig.token, ...token }
  return {
    theme: createTheme(algorithm as Parameters<typeof createTheme>[0]),
    token: whole,
    components,
    override: { override: whole, ...components },
    cssVar: { prefix, key: 'scope' },
    hashed,
    zeroRuntime: true,
  } as TokenContext
}

/** `.scope.ant-btn{--ant-button-font-weight:400;}`, a rule after the other. */
function variablesIn(css: string): Variables {
  const found = new Map<string, string>()
  for (const [, selectors = '', declarations = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const places = selectors.split(',').map((selector) => selector.trim())
    if (!places.every((place) => place.startsWith('.scope'))) continue
    for (const [, name = '', value = ''] of declarations.matchAll(/(--[\w-]+):((?:"[^"]*"|[^;"])*)/g))
      for (const place of places) found.set(`${place.slice('.scope'.length)} ${name}`.trim(), value)
  }
  return found
}
