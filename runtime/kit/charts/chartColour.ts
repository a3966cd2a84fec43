/**
 * A colour for the look that is on the screen, whether it is written as CSS or by its name; `undefined` for none. `charts.css` holds a shade of each name of
 * the palette for the light look and for the dark one; another word is a colour of CSS.
 */
export function chartColour(color: string | null | undefined): string | undefined {
  if (!color || color === 'default') return undefined
  return /^[a-z]+$/.test(color) ? `var(--pw-chart-${color}, ${color})` : color
}
