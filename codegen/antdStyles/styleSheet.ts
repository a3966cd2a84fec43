import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { themeVariables } from './lookSheet.ts'
import type { Look, Variables } from './looks.ts'
import { styleHooksIn } from './styleHooks.ts'
import { lookVariablesOf, referring, writeRules } from './themeRules.ts'

const require = createRequire(import.meta.url)
const antd = dirname(require.resolve('antd/package.json'))

const { createElement } = require('react') as typeof import('react')
const { renderToString } = require('react-dom/server') as typeof import('react-dom/server')
const { ConfigProvider } = require('antd/lib') as typeof import('antd')
const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs') as typeof import('@ant-design/cssinjs')

/**
 * What a component's classes begin with after `ant-`, where that is not the name of its folder: by the style file, and the hook where a file has several.
 * antd says it inside of the component.
 */
const prefixes: Readonly<Record<string, string>> = {
  '_util/wave/style': 'wave',
  'badge/style/ribbon': 'ribbon',
  'button/style/compact': 'btn',
  'button/style/index': 'btn',
  'calendar/style/index': 'picker',
  'date-picker/style/index': 'picker',
  'float-button/style/index': 'float-btn',
  'grid/style/index#useColStyle': 'col',
  'grid/style/index#useRowStyle': 'row',
  'input/style/otp': 'otp',
  'input/style/search': 'input-search',
  'layout/style/sider': 'layout-sider',
  'qr-code/style/index': 'qrcode',
  'space/style/addon': 'space-addon',
  'space/style/compact': 'space-compact',
}

/** Which class bears the letters of the whole component, where it is neither the first one nor the one that `isRooted` finds. */
const roots: Readonly<Record<string, string>> = {
  'badge/style/ribbon': 'ant-ribbon-wrapper',
  'calendar/style/index': 'ant-picker-calendar',
  'input/style/index#useSharedStyle': 'ant-input',
  'tag/style/index': 'ant-tag',
  'upload/style/index': 'ant-upload-wrapper',
}

type Hook = (prefix: string, ...more: string[]) => unknown
type Part = (given: { prefixCls: string; rootCls: string | undefined }) => null

/**
 * The rules that a style file of antd (`button/style/index`) makes: what its hooks write into the document when their component is drawn first. Colours and
 * measures are variables, so that the rules hold for every theme.
 */
export function styleSheetOf(file: string): string {
  // Which measures have a unit is kept by component, as the first of its hooks says, and only those of the whole component know.
  const whole = file.replace(/\/style\/.*/, '/style/index')
  if (whole !== file && existsSync(join(antd, 'es', `${whole}.js`))) sheetOf(whole)
  return sheetOf(file)
}

/** The variables of a style file's components, in every look. */
export function variablesOf(file: string): string {
  return writeRules(referring(drawnVariables(file).flatMap(lookVariablesOf), themeVariables()))
}

/** What antd makes of a look for each hook of a style file. */
export function drawnVariables(file: string): ((look: Look) => Variables)[] {
  return usersOf(file).map((user) => (look) => look.variablesOf('cssVar', user))
}

function sheetOf(file: string): string {
  return usersOf(file)
    .map((user) => extracted(user, (key) => !key.includes('%ant-design-icons%') && !key.includes('%Shared%')))
    .join('\n')
}

/** What is drawn for each hook of a style file, to see what it leaves behind. */
function usersOf(file: string): ReturnType<typeof createElement>[] {
  const path = join(antd, 'es', `${file}.js`)
  const made = require(join(antd, 'lib', file)) as Record<string, Hook & Part>
  return styleHooksIn(path, readFileSync(path, 'utf8')).map(({ name, isPart }) => {
    const [prefixCls, ...more] = argumentsOf(file, name)
    const hook = made[name] as Hook & Part
    const user = () => {
      hook(prefixCls, ...more)
      return null
    }
    return isPart ? createElement(hook as Part, { prefixCls, rootCls: more.at(-1) }) : createElement(user)
  })
}

/** The rules that every icon has. */
export function iconStyleSheet(): string {
  return extracted(createElement('i'), (key) => key.includes('%ant-design-icons%'))
}

function argumentsOf(file: string, name: string): [string, ...string[]] {
  const said = (table: Readonly<Record<string, string>>) => table[`${file}#${name}`] ?? table[file]
  const prefix = `ant-${said(prefixes) ?? file.split('/')[0]}`
  const root = said(roots) ?? (isRooted(file) ? `${prefix}-css-var` : prefix)
  // Its tree has the classes of a tree, under a name of its own.
  return file.startsWith('tree-select/') ? [prefix, 'ant-select-tree', root] : [prefix, root]
}

/** true: the component tells its hook the class that its pop-ups bear too. */
function isRooted(file: string): boolean {
  const component = join(antd, 'es', file.replace(/\/style.*$/, ''))
  const own = `/${relative(component, join(antd, 'es', file)).replace(/\/index$/, '')}'`
  return readdirSync(component, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js') && !path.startsWith('style'))
    .map((path) => readFileSync(join(component, path), 'utf8'))
    .some((code) => code.includes(own) && /use\w*Style\(\w+, \w*(root|Root)Cls\b/.test(code))
}

/** Draws something that is not there to be seen, and takes the rules that it has left behind, those with a wanted key. */
function extracted(user: ReturnType<typeof createElement>, isWanted: (key: string) => boolean): string {
  const cache = createCache()
  renderToString(createElement(StyleProvider, { cache, layer: true }, createElement(ConfigProvider, { theme: { hashed: false } }, user)))
  for (const key of [...cache.cache.keys()]) if (!isWanted(key)) cache.cache.delete(key)
  return extractStyle(cache, { plain: true, types: 'style' }).replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '')
}
