/** antd's colours by name, as tags take them. */
const named = new Set([
  'blue',
  'cyan',
  'geekblue',
  'gold',
  'green',
  'lime',
  'magenta',
  'orange',
  'pink',
  'purple',
  'red',
  'volcano',
  'yellow',
])

/** A colour for the look that is on the screen, whether it is written as CSS or by the name of one of antd's; the theme's own for none. */
export function chartColour(color: string | null | undefined): string {
  if (!color || color === 'default') return 'var(--pw-primary)'
  return named.has(color) ? `var(--ant-${color}-6, ${color})` : color
}
