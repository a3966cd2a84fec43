import { theme as antdTheme, type ThemeConfig } from 'antd'
import { contrast, readableColour, readableOn } from './contrast.ts'
import { dangerOf } from './dangerOf.ts'
import { neutrals } from './neutrals.ts'
import { shadesOf, surfaces, textOnFilled } from './shades.ts'
import type { Theme } from './Theme.ts'

type Algorithm = Extract<NonNullable<ThemeConfig['algorithm']>, (...given: never[]) => unknown>
type Tokens = ReturnType<Algorithm>
type Seed = Parameters<Algorithm>[0]

/** The look of every antd piece: what the build makes a style sheet of. */
export function makeTheme(look: Theme): ThemeConfig {
  return {
    hashed: false,
    algorithm: (seed) => tokensOf(seed, look),
    token: {
      colorPrimary: look.colour,
      colorInfo: look.colour,
      borderRadius: 6,
      motion: look.hasMotion,
      fontFamily: 'var(--pw-font)',
      colorTextLightSolid: textOnFilled(look),
      colorTextPlaceholder: look.isDark ? '#8b95a5' : '#6b7482',
    },
    components: {
      Menu: { itemBorderRadius: 6, activeBarBorderWidth: 0, itemMarginInline: 8, ...darkMenu(look) },
      Segmented: { itemSelectedBg: shadesOf(look.colour, look).main, itemSelectedColor: textOnFilled(look) },
      ...(look.isDark ? whiteOnDark : {}),
    },
  }
}

/** Pieces whose ground is dark in the dark look too. */
const whiteOnDark: ThemeConfig['components'] = {
  Tooltip: { colorTextLightSolid: '#fff' },
  Image: { colorTextLightSolid: '#fff' },
  Upload: { colorTextLightSolid: '#fff' },
  Spin: { colorTextLightSolid: '#fff' },
}

/** A dark menu stands beside a light page too; what is chosen in it is a filled piece. */
function darkMenu(look: Theme): NonNullable<ThemeConfig['components']>['Menu'] {
  const { main } = shadesOf(look.colour, look)
  return {
    darkItemColor: 'rgb(255 255 255 / 78%)',
    darkItemHoverBg: 'rgb(255 255 255 / 8%)',
    darkItemHoverColor: '#fff',
    darkItemSelectedBg: main,
    darkItemSelectedColor: textOnFilled(look),
    darkSubMenuItemBg: 'transparent',
    darkPopupBg: look.isDark ? surfaces.dark.raised : '#001529',
  }
}

function tokensOf(seed: Seed, look: Theme): Tokens {
  const whole = look.isWeak ? { ...seed, ...weakSeed } : seed
  const base = (look.isDark ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm)(whole)
  return {
    ...base,
    ...readablePresets(base, look),
    ...neutrals(look),
    ...family('Primary', look.colour, look),
    ...family('Info', look.colour, look),
    ...family('Success', whole.colorSuccess, look),
    ...family('Warning', whole.colorWarning, look),
    ...family('Error', dangerOf(look), look),
    ...linkShades(look),
  }
}

/** Blue and vermilion instead of green and red, which many people cannot tell apart; what is wrong has its colour from `dangerOf`. */
const weakSeed = { colorSuccess: '#0072b2', green: '#0072b2', lime: '#56b4e9', red: '#d55e00', volcano: '#d55e00' }

function family(name: 'Primary' | 'Info' | 'Success' | 'Warning' | 'Error', colour: string, look: Theme): Partial<Tokens> {
  const shades = shadesOf(colour, look)
  const start = `color${name}` as const
  return {
    [start]: shades.main,
    [`${start}Hover`]: shades.hover,
    [`${start}Active`]: shades.active,
    [`${start}Bg`]: shades.soft,
    [`${start}BgHover`]: shades.softHover,
    [`${start}Border`]: shades.line,
    [`${start}BorderHover`]: shades.lineHover,
    [`${start}Text`]: shades.main,
    [`${start}TextHover`]: shades.hover,
    [`${start}TextActive`]: shades.active,
  }
}

function linkShades(look: Theme): Partial<Tokens> {
  const { main, hover, active } = shadesOf(look.colour, look)
  return { colorLink: main, colorLinkHover: hover, colorLinkActive: active }
}

const presets = [
  'blue',
  'purple',
  'cyan',
  'green',
  'magenta',
  'pink',
  'red',
  'orange',
  'yellow',
  'volcano',
  'geekblue',
  'lime',
  'gold',
] as const

/** Coloured tags: the text in its colour's seventh shade, on the first. */
function readablePresets(base: Tokens, { isDark }: Theme): Partial<Tokens> {
  const changed: Partial<Tokens> = {}
  for (const name of presets) {
    const ground = base[`${name}1`]
    const text = base[`${name}7`]
    if (contrast(text, ground) >= readableColour) continue
    const shade = readableOn(text, [ground], isDark ? '#ffffff' : '#000000')
    changed[`${name}7`] = shade
    changed[`${name}-7`] = shade
  }
  return changed
}
