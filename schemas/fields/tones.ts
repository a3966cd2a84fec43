/** The colours of tags by their names: those of the theme, light and dark alike, and what they say. */
export const toneNames = [
  'success',
  'processing',
  'warning',
  'error',
  'default',
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
] as const

/** true for a name of the palette, and for what looks like a colour of CSS: `#3366ff`, `rgb(…)`, `hsl(…)`. */
export function isTone(text: string): boolean {
  return (toneNames as readonly string[]).includes(text) || /^#[0-9a-f]{3,8}$|^(rgb|hsl)a?\(.+\)$/i.test(text)
}
