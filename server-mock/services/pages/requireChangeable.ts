import { isName, readDocumentName } from '../../../schemas/documents/documentName'
import { documentRight } from '../../../schemas/rights/permissions'
import type { ProductAccess } from '../../kernel/Access'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { requireAccess } from '../../kernel/requireAccess'

const changeDocuments: ProductAccess = { permission: documentRight }

/**
 * A code that a page can have, or the name of a document that the caller may change; throws for any other. The call itself asks for the right to write or
 * to publish: a document asks for one more, for every page that names it changes with it.
 */
export function requireChangeable(code: string, context: CallContext): string {
  if (!isName(code)) throw new CallFailure('not-found', 'pages.unknown', { code })
  if (readDocumentName(code)) requireAccess(changeDocuments, context)
  return code
}
