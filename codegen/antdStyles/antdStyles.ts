import { type Plugin, parseSync } from 'vite'
import { styleHooksIn } from './styleHooks.ts'
import { iconStyleSheet, styleSheetOf } from './styleSheet.ts'

const styleFile = /\/antd\/es\/(.+\/style(?:\/\w+)?)\.js$/
/** Makes rules into text and writes them into the document. */
const styleWriter = /\/@ant-design\/cssinjs\/es\/hooks\/useStyleRegister\.js$/

const iconSheet = 'antd-styles/icons.css'
const componentSheet = /^antd-styles\/(.+\/style.*)\.css$/

/**
 * antd makes the style sheet of each component while it is drawn first, which is a third of the time until a page is seen, and brings along what makes them. Here
 * they are made when the product is built, and come as style sheets beside the scripts (the theme says `zeroRuntime`). They lie in the layer `antd`, below
 * the product's own rules wherever those stand.
 */
export const antdStyles: Plugin = {
  name: 'antd-styles',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source === iconSheet || componentSheet.test(source) ? `\0${source}` : null),
  load(id) {
    if (id === `\0${iconSheet}`) return { code: iconStyleSheet(), moduleSideEffects: true }
    const [, file] = componentSheet.exec(id.slice(1)) ?? []
    return file ? { code: styleSheetOf(file), moduleSideEffects: true } : null
  },
  transform(code, id) {
    const path = id.split('?', 1)[0] ?? ''
    if (styleWriter.test(path)) return `${withoutWriting(code)}\nimport '${iconSheet}'`
    const [, file] = styleFile.exec(path) ?? []
    const hooks = file === undefined ? [] : styleHooksIn(path, code)
    const rules = hooks.flatMap((hook) => hook.rules)
    // After what the file imports: the rules of a part stand after those of the whole.
    return rules.length > 0 ? `${withNothingIn(code, rules)}\nimport 'antd-styles/${file}.css'` : null
  },
}

/** What is exported by default does nothing. */
function withoutWriting(code: string): string {
  const { body } = parseSync('useStyleRegister.js', code).program
  return withNothingIn(
    code,
    body.flatMap((statement) => (statement.type === 'ExportDefaultDeclaration' ? statement.declaration : [])),
  )
}

/** The code with a function that gives no rules in each of these places, from the last to the first, so that the places before stay. */
function withNothingIn(code: string, places: readonly { start: number; end: number }[]): string {
  return places.reduceRight((before, { start, end }) => `${before.slice(0, start)}() => []${before.slice(end)}`, code)
}
