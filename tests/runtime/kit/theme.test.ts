import { theme as antdTheme } from 'antd'
import { describe, expect, it } from 'vitest'
import { contrast, readableColour, readableOn, toneOf } from '../../../runtime/kit/theme/contrast'
import { makeTheme } from '../../../runtime/kit/theme/makeTheme'
import { productVariables } from '../../../runtime/kit/theme/productVariables'
import { type Theme, themeColours } from '../../../runtime/kit/theme/Theme'
import { colourDistance } from '../../support/colourDistance'

/** What two colours need between them to be told apart at a glance, side by side or not. */
const toldApart = 0.1

const themes: Theme[] = themeColours.flatMap((colour) =>
  [false, true].flatMap((isDark) => [false, true].map((isWeak) => ({ colour, isDark, isWeak, hasMotion: true }))),
)

const presets = ['blue', 'purple', 'cyan', 'green', 'magenta', 'red', 'orange', 'volcano', 'geekblue', 'lime', 'gold'] as const

describe.each(themes)('P2-settings $colour, dark: $isDark, colour-weak: $isWeak', (look) => {
  const token = antdTheme.getDesignToken(makeTheme(look))

  it('text in the theme colour can be read on every surface', () => {
    for (const ground of [token.colorBgLayout, token.colorBgContainer, token.colorBgElevated, token.colorPrimaryBg])
      expect(contrast(token.colorPrimary, ground)).toBeGreaterThanOrEqual(readableColour)
    expect(contrast(token.colorLink, token.colorBgContainer)).toBeGreaterThanOrEqual(readableColour)
  })

  it('text on filled buttons can be read, under the pointer too', () => {
    for (const filled of [token.colorPrimary, token.colorPrimaryHover, token.colorPrimaryActive, token.colorError, token.colorErrorHover])
      expect(contrast(token.colorTextLightSolid, filled)).toBeGreaterThanOrEqual(readableColour)
  })

  it('a button to delete does not look like one to add, and what is wrong is told in that colour everywhere', () => {
    expect(colourDistance(token.colorError, token.colorPrimary)).toBeGreaterThanOrEqual(toldApart)
    for (const ground of [token.colorBgLayout, token.colorBgContainer, token.colorBgElevated, token.colorErrorBg])
      expect(contrast(token.colorError, ground)).toBeGreaterThanOrEqual(readableColour)
    expect(productVariables(look)['--pw-error']).toBe(token.colorError)
  })

  it('quiet texts, placeholders and messages can be read', () => {
    const texts = [token.colorTextSecondary, token.colorTextTertiary, token.colorError, token.colorWarning, token.colorSuccess]
    for (const text of texts) expect(contrast(text, token.colorBgContainer)).toBeGreaterThanOrEqual(readableColour)
    expect(contrast(token.colorTextTertiary, token.colorBgLayout)).toBeGreaterThanOrEqual(readableColour)
    expect(contrast(token.colorTextPlaceholder, token.colorBgContainer)).toBeGreaterThanOrEqual(readableColour)
    for (const kind of ['Error', 'Warning', 'Success', 'Info'] as const)
      expect(contrast(token[`color${kind}`], token[`color${kind}Bg`])).toBeGreaterThanOrEqual(readableColour)
  })

  it('coloured tags can be read', () => {
    for (const name of presets) expect(contrast(token[`${name}7`], token[`${name}1`])).toBeGreaterThanOrEqual(readableColour)
  })
})

it('P2-settings the colour-weak mode says success in blue, not in green', () => {
  const { colorSuccess } = antdTheme.getDesignToken(makeTheme({ colour: '#1890FF', isDark: false, isWeak: true, hasMotion: true }))
  const [green, blue] = [3, 5].map((at) => Number.parseInt(colorSuccess.slice(at, at + 2), 16))
  expect(blue).toBeGreaterThan(green ?? 255)
})

it('P2-settings what is styled by CSS gets the shade that can be read', () => {
  const { '--pw-primary': primary = '' } = productVariables({ colour: '#52C41A', isDark: false, isWeak: false, hasMotion: true })
  expect(contrast(primary, '#ffffff')).toBeGreaterThanOrEqual(readableColour)
})

it('a colour that can be read stays as it is; what is no colour is a programmer’s mistake', () => {
  expect(readableOn('#722ED1', ['#ffffff'], '#000000').toLowerCase()).toBe('#722ed1')
  expect(() => contrast('blue', '#ffffff')).toThrow('"blue" is no colour')
})

it('black and white are one apart, a colour and itself nothing', () => {
  expect(colourDistance('#000000', '#ffffff')).toBeCloseTo(1, 3)
  expect(colourDistance('#e60012', '#e60012')).toBe(0)
})

it('P2-settings a tag in any colour that a page has chosen can be read on the ground that it gets, pale in the light theme and dim in the dark one', () => {
  // Each with a pale ground of its hue.
  const grounds = { '#8c8c8c': '#f2f2f2', '#ffe600': '#fffce6', '#00ff88': '#e6fff3' }
  for (const [colour, ground] of Object.entries(grounds)) {
    expect(contrast(colour, ground)).toBeLessThan(readableColour)
    const light = toneOf(colour, false)
    expect(contrast(light.ground, '#000000')).toBeGreaterThan(15)
    expect(contrast(light.shade, light.ground)).toBeGreaterThanOrEqual(readableColour)
    const dark = toneOf(colour, true)
    expect(contrast(dark.ground, '#ffffff')).toBeGreaterThan(9)
    expect(contrast(dark.shade, dark.ground)).toBeGreaterThanOrEqual(readableColour)
  }
  expect(toneOf('#003a8c', false).shade).toBe('#003a8c')
})
