/** Red, green and blue of a colour written `#rrggbb`, each 0 to 255. Anything else is a programmer's mistake. */
function channels(colour: string): [number, number, number] {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) ?? []
  if (!red || !green || !blue) throw new Error(`"${colour}" is no colour: #rrggbb is wanted`)
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

/** The first colour with a share (0 to 1) of the second in it. */
export function mix(one: string, other: string, share: number): string {
  const others = channels(other)
  const mixed = channels(one).map((value, index) => Math.round(value + ((others[index] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance as WCAG 2 defines it, 0 (black) to 1 (white). */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours as WCAG 2 defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (higher + 0.05) / (lower + 0.05)
}

/** Contrast that text needs with what is behind it (WCAG 2, level AA). */
export const readable = 4.5

/** The colour itself where it can be read on every ground, else the nearest shade towards `extreme` (black or white) that can. */
export function readableOn(colour: string, grounds: readonly string[], extreme: string): string {
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mix(colour, extreme, share)
    if (grounds.every((ground) => contrast(shade, ground) >= readable)) return shade
  }
  return extreme
}
