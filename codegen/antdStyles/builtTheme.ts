import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { looks, prefix } from './looks.ts'
import { solidOf } from './solidColours.ts'

const require = createRequire(import.meta.url)
const { token2CSSVar } = require('@ant-design/cssinjs') as typeof import('@ant-design/cssinjs')

const antd = dirname(require.resolve('antd/package.json'))

/** What works the theme out in antd, and what stands there in a build, by the file. Style sheets have the variables: what is left is what components ask for by themselves. */
const builtFiles: Readonly<Record<string, (code: string) => string>> = {
  'config-provider/index.js': (code) => code.replace(/import \{[^}]*\} from '@ant-design\/cssinjs';/, noTheme),
  'empty/utils.js': () => `export const getAsSolidColor = (colour) => ${solidOf('colour')}`,
  'theme/context.js': () => `import { createContext } from 'react'
import token from './themes/seed'
export const defaultTheme = undefined
export const defaultConfig = { token }
export const DesignTokenContext = createContext(defaultConfig)`,
  'theme/themes/seed.js': () => `export const defaultPresetColors = {}\nexport default ${JSON.stringify(tokensAsked())}`,
  'theme/useToken.js': () => `import { useContext } from 'react'
import { DesignTokenContext } from './context'
export default function useToken() {
  const { token } = useContext(DesignTokenContext)
  return [undefined, token, '', token, { prefix: 'ant', key: '' }, true]
}`,
  'theme/util/genStyleUtils.js': (code) => code.replace(/import[\s\S]+?export const \{([^}]*)\}[\s\S]+?(?=export const )/, noStyles),
  'theme/util/useResetIconStyle.js': () => `import 'antd-styles/icons.css'
export default () => {}`,
}

const noTheme = `const createTheme = () => undefined
const CssInJsStyleContext = React.createContext({})`

const noStyles = (_found: string, names: string) =>
  `${names
    .split(',')
    .map((name) => `export const ${name.trim()} = undefined`)
    .join('\n')}\n`

/** What stands in a build in the place of a file of antd; undefined: the file itself. */
export function builtTheme(path: string, code: string): string | undefined {
  const [, file = ''] = /\/antd\/es\/([\w-]+\/.+\.js)$/.exec(path) ?? []
  return builtFiles[file]?.(code)
}

/** The tokens that components of antd ask the theme for, beside what their styles do: measures as they are, colours as variables. */
function tokensAsked(): Record<string, unknown> {
  const tokens = Object.entries(looks[0]?.tokens ?? {}).map(
    ([name, value]) => [name, isColour.test(`${value}`) ? variable(name) : value] as const,
  )
  const sources = askers().map((file) => readFileSync(file, 'utf8'))
  // The names of breakpoints are put together while they are asked for.
  const isAsked = (name: string) => /^screen/.test(name) || (/^[a-z]\w+$/.test(name) && sources.some((source) => hasWord(source, name)))
  return Object.fromEntries(tokens.filter(([name]) => isAsked(name)))
}

const isColour = /^(#|rgb)/

function variable(name: string): string {
  return `var(${token2CSSVar(name, prefix)})`
}

function hasWord(source: string, word: string): boolean {
  return new RegExp(`\\b${word}\\b`).test(source)
}

/** The files of components that ask. */
function askers(): string[] {
  return readdirSync(join(antd, 'es'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js') && !/(^|\/)(style|theme)\//.test(path))
    .map((path) => join(antd, 'es', path))
    .filter((path) => /\buseToken\b/.test(readFileSync(path, 'utf8')))
}
