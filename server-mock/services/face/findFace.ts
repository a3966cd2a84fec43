import type { ServerTextKey } from '../../kernel/text/textOf'

/** Least sides of a picture, longest side and most bytes. */
const leastWidth = 100
const leastHeight = 120
const longestSide = 3000
const mostBytes = 5 * 1024 * 1024

/** Pixels across in which regions are looked for. */
const side = 64

/** Share of the picture that a face takes. */
const leastShare = 0.04
const mostShare = 0.9

/**
 * Why a picture cannot be a face photo; null where it can. It is read to its end, within its limits of size, and must show one region of the colour of skin that
 * is as large and as high as a face. Nobody is recognised here, and a hand passes: docs/decisions/0017.
 */
export async function findFlaw(picture: Buffer): Promise<ServerTextKey | null> {
  if (picture.length > mostBytes) return 'faces.tooLarge'
  const { default: sharp } = await import('sharp')
  try {
    const { format, width, height } = await sharp(picture, { limitInputPixels: false }).metadata()
    if (format !== 'jpeg' && format !== 'png') return 'faces.wrongKind'
    if (width < leastWidth || height < leastHeight) return 'faces.tooSmall'
    if (Math.max(width, height) > longestSide) return 'faces.tooLarge'
    const small = sharp(picture).autoOrient().flatten({ background: 'white' }).resize({ width: side, height: side, fit: 'inside' })
    const { data, info } = await small.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true })
    return flawOfRegions(findRegions(skinIn(data), info.width), info.width * info.height)
  } catch {
    return 'faces.unreadable'
  }
}

interface Region {
  size: number
  width: number
  height: number
}

function flawOfRegions(regions: readonly Region[], pixels: number): ServerTextKey | null {
  const [face, other] = [...regions].sort((a, b) => b.size - a.size)
  if (!face || face.size < pixels * leastShare || face.size > pixels * mostShare) return 'faces.noFace'
  const ratio = face.height / face.width
  if (ratio < 0.5 || ratio > 3.5) return 'faces.noFace'
  return other && other.size > face.size / 2 ? 'faces.severalFaces' : null
}

/** Which pixels have the colour of skin, light or dark: its two colour signals lie close together (ITU-R BT.601). */
function skinIn(data: Buffer): boolean[] {
  return Array.from({ length: data.length / 3 }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 3, pixel * 3 + 3)
    const cb = 128 - 0.168736 * red - 0.331264 * green + 0.5 * blue
    const cr = 128 + 0.5 * red - 0.418688 * green - 0.081312 * blue
    return cb >= 77 && cb <= 127 && cr >= 133 && cr <= 173
  })
}

/** Pixels that lie side by side. */
function findRegions(marked: boolean[], across: number): Region[] {
  const left = [...marked]
  return marked.flatMap((_, start): Region[] => (left[start] ? [takeRegion(left, start, across)] : []))
}

function takeRegion(left: boolean[], start: number, across: number): Region {
  const open = [start]
  left[start] = false
  let size = 0
  const columns = [across, -1]
  const rows = [left.length, -1]
  for (let pixel = open.pop(); pixel !== undefined; pixel = open.pop()) {
    const [column, row] = [pixel % across, Math.floor(pixel / across)]
    size += 1
    spread(columns, column)
    spread(rows, row)
    for (const [next, isBeside] of [
      [pixel - 1, column > 0],
      [pixel + 1, column < across - 1],
      [pixel - across, true],
      [pixel + across, true],
    ] as const) {
      if (!isBeside || !left[next]) continue
      left[next] = false
      open.push(next)
    }
  }
  return { size, width: lengthOf(columns), height: lengthOf(rows) }
}

function spread(range: number[], value: number): void {
  range[0] = Math.min(range[0] ?? value, value)
  range[1] = Math.max(range[1] ?? value, value)
}

const lengthOf = ([first = 0, last = 0]: readonly number[]) => last - first + 1
