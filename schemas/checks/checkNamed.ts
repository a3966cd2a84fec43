import type { DocumentConfig } from '../documents'
import { readDocumentName } from '../documents/documentName'
import type { PageConfig } from '../page/kinds'
import { checkDocument } from './checkDocument'
import { checkPage } from './checkPage'
import type { CheckOptions, CheckResult } from './checkText'

/** Checks the text of whatever is called so: of a page, or of a document beside pages. */
export function checkNamed(name: string, text: string, options: CheckOptions = {}): CheckResult<PageConfig | DocumentConfig> {
  const document = readDocumentName(name)
  return document ? checkDocument(text, document.kind, options) : checkPage(text, options)
}
