import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { unusedTexts, withoutUnusedTexts } from '../../codegen/unusedAntdTexts'
import { transformLibrary } from './transformLibrary'

const screens = readdirSync('runtime', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => ({ path, source: readFileSync(`runtime/${path}`, 'utf8') }))

it.each(['zh_CN', 'en_US', 'de_DE'])('antd brings no texts of what nobody shows: %s', (language) => {
  const { code, warnings } = transformLibrary(withoutUnusedTexts, `node_modules/antd/es/locale/${language}.js`)
  expect(warnings).toEqual([])
  for (const component of unusedTexts) expect(code).not.toContain(`  ${component}: {`)
  expect(code).not.toContain('defaultValidateMessages')
  for (const component of ['global', 'Modal', 'Upload', 'Empty', 'Text', 'Form', 'QRCode']) expect(code).toContain(`  ${component}: {`)
})

it('which is shown nowhere', () => {
  const imported = screens.flatMap(({ source }) => /import \{([^}]*)\} from 'antd'/.exec(source)?.[1]?.match(/\w+/g) ?? [])
  expect(imported).toContain('Button')
  expect(imported.filter((name) => unusedTexts.some((unused) => unused === name))).toEqual([])
})

it('and every rule of a form of antd says by itself what is wrong', () => {
  const rules = screens.flatMap(({ path, source }) => (source.match(/\{ required: true[^}]*\}/g) ?? []).map((rule) => ({ path, rule })))
  const ofForms = rules.filter(({ path }) => /Form\.Item/.test(screens.find((screen) => screen.path === path)?.source ?? ''))
  expect(ofForms.length).toBeGreaterThan(5)
  for (const { rule } of ofForms) expect(rule).toContain('message:')
})

it('touches nothing else, and says so when a file has changed', () => {
  expect(transformLibrary(withoutUnusedTexts, 'node_modules/antd/es/date-picker/locale/zh_CN.js', 'Table: {}').code).toBeNull()
  expect(transformLibrary(withoutUnusedTexts, 'node_modules/antd/es/locale/zh_CN.js', 'export default {}').warnings).toHaveLength(1)
})
