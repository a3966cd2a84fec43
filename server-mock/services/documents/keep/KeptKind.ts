import type { Row } from '../../../../schemas/api/Result'
import type { SaveBody } from '../../../../schemas/api/rows'
import type { DocumentConfigs, DocumentKind } from '../../../../schemas/documents'
import type { Language } from '../../../../schemas/page/Text'
import type { ServerTextKey } from '../../../kernel/text/textOf'

/** A document as it stands in the database. */
export interface PublishedDocument<K extends DocumentKind> {
  config: DocumentConfigs[K]
  /** The JSON that it was written as. */
  text: string
  version: number
  createBy: string | null
  createTime: string | null
}

/** For whom a row is written, and which pages name the document. */
export interface DocumentView {
  language: Language
  usedBy: string
}

/** What a body makes of a document. */
export interface WrittenDocument {
  /** By property of the document; what it says nothing of stays. */
  values: Readonly<Record<string, unknown>>
  /** Of lists among them where in the body each entry stands, in their order; undefined for entries that were not sent. */
  sources?: Readonly<Record<string, readonly (string | undefined)[]>>
}

/** How the documents of a kind travel as rows of a page; each save is a published version of the document. */
export interface KeptKind<K extends DocumentKind> {
  kind: K
  /** Key that the code travels under. */
  codeKey: string
  /** Key that the name travels under, and its translations after it. */
  nameKey: string
  /** What properties of the entries in it travel under, where that is another name. */
  entryKeys?: Readonly<Record<string, string>>
  /** What is said where there is none of a code. */
  unknown: ServerTextKey
  /** What a row says beside code, name, description, and who changed it. */
  describe(config: DocumentConfigs[K], view: DocumentView): Readonly<Record<string, unknown>>
  /** The lists in the document, as rows by the name of their sub-table. */
  toLists(document: PublishedDocument<K>): Readonly<Record<string, Row[]>>
  /** What a body says beside name and description; `before` is missing for a new document. */
  write(before: PublishedDocument<K> | undefined, body: SaveBody): WrittenDocument
}
