import { isSameKind } from '../../../../schemas/documents/documentName'
import { CallFailure } from '../../../kernel/CallFailure'

/** Throws unless both names are those of pages, or of documents of one kind. */
export function requireSameKind(from: string, to: string): void {
  if (!isSameKind(from, to)) throw new CallFailure('bad-request', 'documents.otherKind', { from, to })
}
