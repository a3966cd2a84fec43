/** Where uploaded files are answered. */
const ownFiles = /^\/api\/sys\/common\/static\/(?!.*(?:\.\.|[?#\\]))[^\s]+\.(mp4|m4v|mp3)$/i

/** The element that plays a file of this product; undefined for every other address: nothing from elsewhere is embedded in formatted text. */
export function mediaElementOf(src: unknown): 'video' | 'audio' | undefined {
  const ending = typeof src === 'string' ? ownFiles.exec(src)?.[1]?.toLowerCase() : undefined
  if (ending === undefined) return undefined
  return ending === 'mp3' ? 'audio' : 'video'
}
