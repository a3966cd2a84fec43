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
