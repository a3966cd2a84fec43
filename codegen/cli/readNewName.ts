import { isName, isSameKind, nameBeside, readDocumentName } from '../../schemas/documents/documentName'
import { CommandFailure } from './Command'

/** The name that somebody wants for what is called `former`, or for its copy: a code, or for a document its whole name. */
export function readNewName(former: string, wanted: string): string {
  const name = readDocumentName(wanted) ? wanted : nameBeside(former, wanted)
  if (isName(name) && isSameKind(former, name)) return name
  throw new CommandFailure(readDocumentName(former) ? 'wrongDocumentCode' : 'wrongCode', { found: wanted })
}
