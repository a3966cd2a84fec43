/** Colours by the names that tags take them by; `charts.css` holds a shade of each for the light look and for the dark one. */
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

/** A colour for the look that is on the screen, whether it is written as CSS or by its name; `undefined` for none. */
export function chartColour(color: string | null | undefined): string | undefined {
  if (!color || color === 'default') return undefined
  return named.has(color) ? `var(--pw-chart-${color})` : color
}
