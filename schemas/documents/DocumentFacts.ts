import type { NameList } from '../api/names'
import type { Finding } from '../checks/Finding'
import type { FindingCode } from '../checks/texts'
import type { SourceText } from '../language/SourceText'
import type { Text } from '../page/Text'
import type { DocumentBase } from './DocumentBase'

/** What is known about a document that is about to be made: from the place that misses it, or nothing. */
export interface DocumentWanted {
  title?: Text
  /** Values that are stored or compared with where it is missed. */
  values?: readonly (string | number)[]
}

/** The facts of one kind of document beside pages: everything that check, server, studio and command line ask about it. */
export interface DocumentFacts<D extends DocumentBase = DocumentBase> {
  /** What its files end with, before `.json`: `priority.dict.json`. */
  ending: string
  /** What people call a document of the kind. */
  name: SourceText
  /** What a new one says beside code and title; it validates as it stands. */
  starter(wanted: DocumentWanted): object
  /** The list that the language calls documents of the kind by, see `@names` in its types. */
  list: NameList
  /** What is found in a page that names one which is not there. */
  missing: FindingCode
  /** What JSON Schema cannot say. The structure is right when this is asked. */
  check?(document: D): Finding[]
}
