/** Colours of a chart after the first, which is the theme's own. */
export const hues = ['green', 'orange', 'purple', 'cyan', 'red', 'gold', 'magenta', 'geekblue', 'lime'] as const

type Hue = `${(typeof hues)[number]}6`

const variables = {
  colorPrimary: '--ant-color-primary',
  colorText: '--ant-color-text',
  colorTextSecondary: '--ant-color-text-secondary',
  colorBgContainer: '--ant-color-bg-container',
  colorBgElevated: '--ant-color-bg-elevated',
  colorBorder: '--ant-color-border',
  colorBorderSecondary: '--ant-color-border-secondary',
} as const

/** What of the theme a chart is drawn with, by antd's names. */
export type ChartTheme = Readonly<Record<keyof typeof variables | Hue, string> & { motion: boolean }>

/** The theme at a place: a canvas knows no variables of style sheets. */
export function readTheme(place: HTMLElement): ChartTheme {
  const styles = getComputedStyle(place)
  const named = [...Object.entries(variables), ...hues.map((hue) => [`${hue}6`, `--ant-${hue}-6`] as const)]
  const colours = Object.fromEntries(named.map(([name, variable]) => [name, styles.getPropertyValue(variable)]))
  return { ...(colours as Record<keyof typeof variables | Hue, string>), motion: !document.documentElement.hasAttribute('data-still') }
}
