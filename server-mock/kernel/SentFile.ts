/** A file that a call answers in place of the envelope. */
export class SentFile {
  constructor(
    readonly name: string,
    /** Media type. */
    readonly type: string,
    /** The file, piece by piece. */
    readonly content: AsyncIterable<Uint8Array>,
    /** What else is told of it, by the names of headers. */
    readonly headers: Readonly<Record<string, string | number>> = {},
  ) {}
}

/** What a file is called when it is saved, in plain letters for old readers and in its own. */
export function dispositionOf(name: string): string {
  const safe = name.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim()
  const encoded = encodeURIComponent(safe).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${safe.replace(/[^\x20-\x7e]/g, '_')}"; filename*=UTF-8''${encoded}`
}
