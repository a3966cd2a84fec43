import { FastColor } from '@ant-design/fast-color'

/** How far two colours are from each other to the eye: their distance in Oklab, where 0.02 is just noticed and 1 is black against white. */
export function colourDistance(one: string, other: string): number {
  const [a, b] = [oklab(one), oklab(other)]
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)))
}

/** Lightness, green to red, blue to yellow, as Björn Ottosson defines them. */
function oklab(written: string): number[] {
  const { r, g, b } = new FastColor(written)
  const [red = 0, green = 0, blue = 0] = [r, g, b].map(linear)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}

/** One part of an sRGB colour, 0 to 255, by the light that it gives. */
function linear(part: number): number {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
