import { extname } from 'node:path'

/** Most bytes of a name without its ending: with the time and the ending it stays below the 255 that file systems take. */
const mostBytes = 200

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** As much of a text as fits: whole characters as people see them, or whole code points where one such is too long by itself. */
function cutToBytes(text: string, most: number): string {
  const takeFrom = (parts: Iterable<string>): string => {
    let taken = ''
    let bytes = 0
    for (const part of parts) {
      bytes += Buffer.byteLength(part)
      if (bytes > most) break
      taken += part
    }
    return taken
  }
  function* segments() {
    for (const { segment } of graphemes.segment(text)) yield segment
  }
  return takeFrom(segments()) || takeFrom(text)
}

/** A name in two parts; `ending` has its dot, in small letters, and is empty for what is no ending: `Version 1.2` has none. */
export function splitName(fileName: string): { base: string; ending: string } {
  const ending = extname(fileName)
  if (!/^\.(?=\d*[a-z])[a-z0-9]{1,8}$/i.test(ending)) return { base: fileName, ending: '' }
  return { base: fileName.slice(0, -ending.length), ending: ending.toLowerCase() }
}

/** The name under which somebody finds the file again, of bounded length. */
export function shownName({ base, ending }: ReturnType<typeof splitName>): string {
  return cutToBytes(base, mostBytes) + ending
}

/** The name as a part of a path: letters, digits and hyphens of any script; everything else becomes `_`. */
export function pathName(base: string): string {
  return cutToBytes(base.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '_'), mostBytes) || 'file'
}

/** The `Content-Disposition` of a file (RFC 6266); its name goes in the encoding of RFC 5987, which every browser reads, and is bounded. */
export function dispositionOf(kind: 'inline' | 'attachment', fileName: string): string {
  const encoded = encodeURIComponent(shownName(splitName(fileName))).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename*=UTF-8''${encoded}`
}
