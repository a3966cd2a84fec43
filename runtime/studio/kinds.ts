import { type DocumentKind, documentFacts, documentKinds } from '../../schemas/documents'
import { documentName } from '../../schemas/documents/documentName'
import { starterDocument } from '../../schemas/documents/starterDocument'
import { type SourceText, translate } from '../../schemas/language/SourceText'
import { type PageKind, pageFacts, pageKinds } from '../../schemas/page/kinds'
import { starterPage } from '../../schemas/page/starterPage'
import type { Language } from '../../schemas/page/Text'

/** Everything that the studio writes: kinds of pages, and kinds of documents beside them. */
export type WrittenKind = PageKind | DocumentKind

const kindNames: Readonly<Record<string, { name: SourceText }>> = { ...pageFacts, ...documentFacts }

export const writtenKinds: readonly WrittenKind[] = [...pageKinds, ...documentKinds]

/** What people call a kind; one that this version does not know stands as it is. */
export function nameOfKind(kind: string, language: Language): string {
  return Object.hasOwn(kindNames, kind) ? translate((kindNames[kind] as { name: SourceText }).name, language) : kind
}

/** Something new: its kind, its code and its title. */
export interface NewText {
  kind: WrittenKind
  code: string
  title: string
}

function isDocumentKind(kind: WrittenKind): kind is DocumentKind {
  return Object.hasOwn(documentFacts, kind)
}

/** The name that something new is kept under. */
export function nameOfNew({ kind, code }: Pick<NewText, 'kind' | 'code'>): string {
  return isDocumentKind(kind) ? documentName({ kind, code }) : code
}

/** The text that something new begins with. */
export function starterText({ kind, code, title }: NewText): string {
  return isDocumentKind(kind) ? starterDocument({ kind, code }, { title }) : starterPage(kind, code, title)
}
