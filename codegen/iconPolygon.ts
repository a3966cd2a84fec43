import { pointsOnPath } from 'points-on-path'
import svgpath from 'svgpath'

type Point = readonly [x: number, y: number]

/** How far an edge may run beside the curve that it stands for, in units of a picture that is 896 of them wide: a fiftieth of a pixel in an icon of 16. */
const tolerance = 1.2

/** Digits behind the point of a percentage: in an icon of 16 pixels the last one is a sixtieth of a pixel. */
const digits = 1

/**
 * The picture of an icon as `polygon(…)`, by which a style sheet clips whatever box it stands in. One that draws a picture of its own, as a mask does, has the
 * browser open a document for it: two milliseconds and more for each icon of a page.
 *
 * @param picture an `<svg>` of `@ant-design/icons-svg`: filled paths, and nothing else
 */
export function iconPolygon(picture: string): string {
  const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(picture)?.[1] ?? '').split(' ').map(Number)
  const paths = [...picture.matchAll(/<path [^>]*?\bd="([^"]+)"/g)].map(([, path = '']) => ringsOf(path))
  const rings = paths.flat()
  if (rings.length === 0 || !(width > 0 && height > 0)) throw new Error(`nothing to clip an icon by: ${picture}`)
  // Where several paths lie on each other, the rule would cut out what they share.
  const rule = paths.length === 1 && picture.includes('fill-rule="evenodd"') ? 'evenodd,' : ''
  const place = ([x, y]: Point) => `${share(x - left, width)} ${share(y - top, height)}`
  return `polygon(${rule}${joined(rings.map((ring) => ring.map(place))).join()})`
}

/**
 * The closed lines of a path. Its arcs are written as curves before: `pointsOnPath` does not read flags without a space behind them. How flat a piece is it
 * measures by a square.
 */
function ringsOf(path: string): Point[][] {
  return pointsOnPath(svgpath(path).abs().unarc().unshort().toString(), tolerance ** 2 / 4, tolerance)
}

/** All rings as one: from the first point there and back to each, which clips nothing. */
function joined([first = [], ...others]: readonly (readonly string[])[]): readonly string[] {
  const [start = ''] = first
  return [closed(first), ...others.map((ring) => [...closed(ring), start])].flat()
}

function closed(ring: readonly string[]): readonly string[] {
  const [start] = ring
  return start === undefined || ring.at(-1) === start ? ring : [...ring, start]
}

function share(length: number, whole: number): string {
  return `${Number(((length / whole) * 100).toFixed(digits))}%`
}
