import type { Plugin } from 'vite'
import { builtTheme } from './builtTheme.ts'
import { builtStyleFile, styleHooksIn } from './styleHooks.ts'
import { iconStyleSheet, styleSheetOf, variablesOf } from './styleSheet.ts'

const styleFile = /\/antd\/es\/(.+\/style(?:\/\w+)?)\.js$/

const iconSheet = 'antd-styles/icons.css'
const componentSheet = /^antd-styles\/(.+\/style.*)\.css$/

/**
 * antd makes the style sheet of each component while it is drawn first, with the variables of the theme, which is a third of the time until a page is seen, and
 * brings along what makes them. Here they are made when the product is built, for every look, and come as style sheets beside the scripts. They lie in the layer
 * `antd`, below the product's own rules wherever those stand.
 */
export const antdStyles: Plugin = {
  name: 'antd-styles',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source === iconSheet || componentSheet.test(source) ? `\0${source}` : null),
  load(id) {
    if (id === `\0${iconSheet}`) return { code: iconStyleSheet(), moduleSideEffects: true }
    const [, file] = componentSheet.exec(id.slice(1)) ?? []
    return file ? { code: `${inLayer(variablesOf(file))}${styleSheetOf(file)}`, moduleSideEffects: true } : null
  },
  transform(code, id) {
    const path = id.split('?', 1)[0] ?? ''
    const built = builtTheme(path, code)
    if (built !== undefined) return built
    const [, file] = styleFile.exec(path) ?? []
    if (file === undefined) return null
    if (styleHooksIn(path, code).length > 0) return `${builtStyleFile(path, code)}\nimport 'antd-styles/${file}.css'`
    // What only makes rules for others is asked for by nobody.
    return file.endsWith('/index') ? null : builtStyleFile(path, code)
  },
}

function inLayer(rules: string): string {
  return rules && `@layer antd{${rules}}\n`
}
