import type { Text } from '../page/Text'

/** What every document says, whatever its kind. */
export interface DocumentBase {
  /** The schema that an editor checks this file with. */
  $schema?: string
  /**
   * Version of the language that the file is written in.
   * @minimum 1
   * @maximum 1
   * @asType integer
   */
  version: number
  /**
   * Name that pages call it by.
   * @pattern ^[A-Za-z][A-Za-z0-9_-]{0,59}$
   */
  code: string
  /** What people call it. */
  title: Text
  /** What it is for; shown to configurators. */
  description?: Text
}
