import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lookSheet, tokenVariables } from '../../codegen/antdStyles/lookSheet'
import { looks, still, type Variables } from '../../codegen/antdStyles/looks'
import { styleHooksIn } from '../../codegen/antdStyles/styleHooks'
import { drawnVariables, styleSheetOf, variablesOf } from '../../codegen/antdStyles/styleSheet'
import { productVariables } from '../../runtime/kit/theme/productVariables'
import type { Theme } from '../../runtime/kit/theme/Theme'

const es = 'node_modules/antd/es'
const files = readdirSync(es, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\/style(\/\w+)?\.js$/.test(path))
  .map((path) => path.replace(/\.js$/, ''))
  .filter((file) => styleHooksIn(file, readFileSync(`${es}/${file}.js`, 'utf8')).length > 0)

const sheet = lookSheet()

/** What a document with a theme says of itself. */
function attributesOf({ isDark, colour, isWeak, hasMotion }: Theme): string[] {
  const flags = [isWeak ? '[data-weak]' : '', hasMotion ? '' : '[data-still]']
  return [isDark ? '[data-theme="dark"]' : '[data-theme="light"]', `[data-colour="${colour}"]`, ...flags.filter(Boolean)]
}

/** Which variables hold in a document with these attributes, as a browser finds them: the rule with more conditions counts, then the later one. */
function resolved(css: string, theme: Theme, isOnPaper = false): Variables {
  const attributes = attributesOf(theme)
  const held = new Map<string, { weight: number; value: string }>()
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    for (const selector of selectors.trim().split(/,(?![^(]*\))/)) {
      const [root, place] = placesOf(selector, isOnPaper)
      if (root === undefined || !conditionsOf(root).every(({ isNot, attribute }) => attributes.includes(attribute) !== isNot)) continue
      const weight = (selector.match(/[.[]|:root/g) ?? []).length
      for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):([^;]*)/g)) {
        const key = `${place} ${name}`.trim()
        if (weight >= (held.get(key)?.weight ?? 0)) held.set(key, { weight, value })
      }
    }
  return new Map([...held].map(([key, { value }]) => [key, value]))
}

/** What of a selector is about the document, and the component that it is for. undefined: it is not for a document, or on paper not for paper. */
function placesOf(selector: string, isOnPaper: boolean): [root: string | undefined, place: string] {
  const [root = '', ...rest] = selector.replace(':not(.pw-print *)', isOnPaper ? '-never' : '').split(' ')
  if (selector.includes(':not(.pw-print *)') && isOnPaper) return [undefined, '']
  if (root === '.pw-print') return [isOnPaper ? '' : undefined, rest.join(' ')]
  if (root.startsWith(':root')) return [isOnPaper && rest.length === 0 ? undefined : root, rest.join(' ')]
  return ['', root]
}

function conditionsOf(root: string): { isNot: boolean; attribute: string }[] {
  return [...root.matchAll(/(:not\()?(\[[^\]]*\])/g)].map(([, not, attribute = '']) => ({ isNot: not !== undefined, attribute }))
}

/** A value with the variables that it refers to put in. */
function written(value: string, whole: Variables): string {
  return value.replace(/var\((--[\w-]+)\)/g, (use, name: string) => {
    const other = whole.get(name)
    return other === undefined ? use : written(other, whole)
  })
}

const sheets = new Map(files.map((file) => [file, variablesOf(file)]))

describe('the variables of the looks, as style sheets', () => {
  it.each([...looks, still].map((look) => [attributesOf(look.theme).join(''), look] as const))(
    'are what antd makes of them: %s',
    (_name, look) => {
      const whole = resolved(sheet, look.theme)
      for (const [file, css] of sheets) {
        const held = resolved(css, look.theme)
        for (const [key, value] of drawnVariables(file).flatMap((read) => [...read(look)])) {
          const around = whole.get(key.slice(key.lastIndexOf(' ') + 1)) ?? ''
          expect(`${file} ${key}: ${written(held.get(key) ?? around, whole)}`).toBe(`${file} ${key}: ${written(value, whole)}`)
        }
      }
      for (const [name, value] of tokenVariables(look))
        if (whole.has(name)) expect(written(whole.get(name) ?? '', whole)).toBe(written(value, whole))
      for (const [name, value] of Object.entries(productVariables(look.theme))) expect(whole.get(name)).toBe(value)
    },
  )

  it('are all there that rules of antd read', () => {
    const whole = resolved(sheet, still.theme)
    const read = new Set(files.flatMap((file) => namesIn(`${styleSheetOf(file)}${sheets.get(file)}`, /var\((--ant-[\w-]+)\)/g)))
    expect([...tokenVariables(still).keys()].filter((name) => read.has(name) && !whole.has(name))).toEqual([])
  })

  it('are those of the default look on paper, and nothing moves there', () => {
    const dark = looks.at(-1)?.theme as Theme
    const usual = resolved(sheet, still.theme)
    for (const [name, value] of resolved(sheet, dark, true)) expect(`${name}: ${value}`).toBe(`${name}: ${usual.get(name)}`)
    for (const css of sheets.values()) expect(resolved(css, dark, true)).toEqual(resolved(css, still.theme))
  })
})

function namesIn(css: string, names: RegExp): string[] {
  return [...css.matchAll(names)].map(([, name = '']) => name)
}
