import { pageCodePattern } from '../page/pageCode'
import { type DocumentConfig, type DocumentKind, documentFacts, documentKinds } from '.'

/** A document beside pages: its kind, and its code among those of the kind. */
export interface DocumentId {
  kind: DocumentKind
  code: string
}

const codePattern = /^[A-Za-z][A-Za-z0-9_-]{0,59}$/

/** true for a code that a document beside pages can have. */
export function isDocumentCode(code: string): boolean {
  return codePattern.test(code)
}

/** The name that a document is published, compared and rolled back by, as its file is called: `priority.dict`. A page is called by its code alone. */
export function documentName({ kind, code }: DocumentId): string {
  return `${code}.${documentFacts[kind].ending}`
}

/** The document that a name means; undefined for the name of a page, and for what is no name. */
export function readDocumentName(name: string): DocumentId | undefined {
  const [code = '', ending, ...more] = name.split('.')
  const kind = documentKinds.find((one) => documentFacts[one].ending === ending)
  return kind && more.length === 0 && isDocumentCode(code) ? { kind, code } : undefined
}

/** true for a name that a page or a document beside pages can have. */
export function isName(name: string): boolean {
  return pageCodePattern.test(name) || readDocumentName(name) !== undefined
}

/** The code that stands in the text of what is called so. */
export function codeOfName(name: string): string {
  return readDocumentName(name)?.code ?? name
}

/** The name that something of the same kind has with another code. */
export function nameBeside(name: string, code: string): string {
  const document = readDocumentName(name)
  return document ? documentName({ ...document, code }) : code
}

/** true for the names of two pages, and for those of two documents of one kind. */
export function isSameKind(one: string, other: string): boolean {
  return readDocumentName(one)?.kind === readDocumentName(other)?.kind
}

/** What the file of a page or document is called. */
export function fileNameOf(name: string): string {
  return `${name}${readDocumentName(name) ? '' : '.page'}.json`
}

/** true for the config of a document, false for that of a page. */
export function isDocument(config: { kind: string }): config is DocumentConfig {
  return documentKinds.some((kind) => kind === config.kind)
}

/** The kind of the document in a file, as its name says; undefined for a page. */
export function kindOfFile(path: string): DocumentKind | undefined {
  const ending = /\.([a-z]+)\.jsonc?$/.exec(path)?.[1]
  return documentKinds.find((kind) => documentFacts[kind].ending === ending)
}
