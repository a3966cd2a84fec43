import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { antdStyles } from '../../codegen/antdStyles/antdStyles'
import { styleHooksIn } from '../../codegen/antdStyles/styleHooks'
import { iconStyleSheet, styleSheetOf } from '../../codegen/antdStyles/styleSheet'

type Transform = (code: string, id: string) => string | null
type Load = (id: string) => { code: string } | null

const transform = antdStyles.transform as unknown as Transform
const load = antdStyles.load as unknown as Load
const antd = 'node_modules/antd'
const codeOf = (file: string) => readFileSync(`${antd}/es/${file}.js`, 'utf8')

/** What a file of antd is in a build. */
const built = (file: string) => transform(codeOf(file), `/project/${antd}/es/${file}.js`) ?? ''

/** The style files of antd that make hooks. */
const files = readdirSync(`${antd}/es`, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\/style(\/\w+)?\.js$/.test(path))
  .map((path) => path.replace(/\.js$/, ''))
  .filter((file) => styleHooksIn(file, codeOf(file)).length > 0)

/** What antd itself takes for the styles of all its components, with its own theme. */
const whole = readFileSync(`${antd}/dist/antd.css`, 'utf8')

/** Parts that antd leaves out of it, since they are drawn only with some property; by the class that theirs begin with. */
const leftOut: Readonly<Record<string, string>> = {
  'back-top/style/index': '.ant-back-top',
  'form/style/fallbackCmp': '.ant-form-item-control',
  'pagination/style/bordered': '.ant-pagination.ant-pagination-bordered',
}

/** The names of the theme by which the files of a component's folder ask for something. */
function tokensAskedIn(folder: string): string[] {
  const sources = readdirSync(`${antd}/es/${folder}`, { encoding: 'utf8' })
    .filter((path) => path.endsWith('.js'))
    .map((path) => readFileSync(`${antd}/es/${folder}/${path}`, 'utf8'))
  return sources
    .filter((source) => source.includes('useToken()'))
    .flatMap((source) => [...source.matchAll(/\btoken\??\.([a-z]\w+)/g)].map(([, name = '']) => name))
}

const rulesOf = (css: string) => css.replaceAll('@layer antd{', '').match(/[^{}]+\{[^{}]*\}/g) ?? []

describe('the styles of antd, made when the product is built', () => {
  it.each(files)('are those of antd: %s', (file) => {
    const rules = rulesOf(styleSheetOf(file)).map((rule) => rule.trim())
    expect(rules.length).toBeGreaterThan(0)
    const start = leftOut[file]
    if (start) expect(rules.every((rule) => rule.includes(start))).toBe(true)
    else expect(rules.filter((rule) => !whole.includes(rule))).toEqual([])
  })

  it('lie in the layer below the rules of the product, and hold for icons too', () => {
    expect(styleSheetOf('button/style/index')).toMatch(/^@layer antd\{\.ant-btn\{/)
    expect(iconStyleSheet()).toMatch(/^@layer antd\{\.anticon\{display:inline-flex/)
    expect(iconStyleSheet()).toContain('@keyframes loadingCircle')
  })

  it('come as a style sheet after what the file imports, in the place of what makes them', () => {
    const code = transform(codeOf('tag/style/presetCmp'), `/project/${antd}/es/tag/style/presetCmp.js?v=1`) ?? ''
    expect(code).toContain('export default () => null')
    expect(code).not.toContain('genSubStyleComponent(')
    expect(code.trimEnd()).toMatch(/import 'antd-styles\/tag\/style\/presetCmp\.css'$/)
    expect(load('\0antd-styles/tag/style/presetCmp.css')?.code).toContain('.ant-tag-blue')
    expect(load('\0antd-styles/button/style/index.css')?.code).toMatch(/^@layer antd\{\.ant-btn\{--ant-button-/)
    expect(load('\0antd-styles/icons.css')?.code).toContain('.anticon')
  })

  it('are written into the document by nobody: icons have theirs from a style sheet too', () => {
    expect(built('theme/util/useResetIconStyle')).toMatch(/^import 'antd-styles\/icons.css'/)
    expect(built('config-provider/index')).not.toContain('cssinjs')
    expect(built('theme/util/genStyleUtils')).not.toContain('cssinjs')
    expect(built('theme/util/genStyleUtils')).toContain('export const genCssVar')
    expect(built('theme/useToken')).not.toContain('cssinjs')
  })

  it('leave to components what they ask the theme for by themselves: measures as they are, colours as variables', () => {
    const tokens = JSON.parse(built('theme/themes/seed').split('export default ')[1] ?? '') as Record<string, unknown>
    const asked = files.map((file) => file.replace(/\/style.*/, '')).flatMap(tokensAskedIn)
    expect(asked).toContain('zIndexPopupBase')
    expect(asked.filter((name) => !(name in tokens))).toEqual([])
    expect(tokens).toMatchObject({ screenXSMin: 480, screenXXXLMin: expect.any(Number), motion: true, colorFill: 'var(--ant-color-fill)' })
    expect(JSON.stringify(tokens)).not.toMatch(/"#[\da-f]|rgba?\(/)
  })

  it('stay as they are where there are none', () => {
    expect(transform('export const a = 1', `/project/${antd}/es/button/Button.js`)).toBeNull()
    expect(transform('genStyleHooks(1, 2)', '/project/runtime/a.js')).toBeNull()
  })

  it('are asked for when antd exports them in another way', () => {
    expect(() => styleHooksIn('a.js', "const useStyle = genStyleHooks('A', () => ({}))")).toThrow('exports its styles in another way')
  })
})
