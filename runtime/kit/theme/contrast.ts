import { FastColor } from '@ant-design/fast-color'

/** A colour written `#rrggbb`. Anything else is a programmer's mistake. */
function colourOf(written: string): FastColor {
  if (!/^#[0-9a-f]{6}$/i.test(written)) throw new Error(`"${written}" is no colour: #rrggbb is wanted`)
  return new FastColor(written)
}

/** The first colour with a share (0 to 1) of the second in it. */
export function mix(one: string, other: string, share: number): string {
  return colourOf(one)
    .mix(colourOf(other), share * 100)
    .toHexString()
}

/** Contrast of two colours as WCAG 2 defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lower = 0, higher = 0] = [one, other].map((written) => colourOf(written).getLuminance()).sort((a, b) => a - b)
  return (higher + 0.05) / (lower + 0.05)
}

/** Contrast that text needs with what is behind it (WCAG 2, level AA). */
export const readableColour = 4.5

/** A colour that somebody has chosen for a tag, pale or, in the dark theme, dim, as the ground, and itself, or the nearest shade that can be read on it. */
export function toneOf(colour: string, isDark: boolean): { ground: string; shade: string } {
  const written = new FastColor(colour).setA(1)
  const ground = new FastColor({ ...written.toHsl(), l: isDark ? 0.15 : 0.95 }).toHexString()
  return { ground, shade: readableOn(written.toHexString(), [ground], isDark ? '#ffffff' : '#000000') }
}

/** The colour itself where it can be read on every ground, else the nearest shade towards `extreme` (black or white) that can. */
export function readableOn(colour: string, grounds: readonly string[], extreme: string): string {
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mix(colour, extreme, share)
    if (grounds.every((ground) => contrast(shade, ground) >= readableColour)) return shade
  }
  return extreme
}
