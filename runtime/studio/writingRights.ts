import { documentKinds } from '../../schemas/documents'
import { readDocumentName } from '../../schemas/documents/documentName'
import { documentRight, type ProductPermission } from '../../schemas/rights/permissions'
import { type WrittenKind, writtenKinds } from './kinds'

type Can = (permission: ProductPermission) => boolean

/** What somebody may do with the page or document of a name: a document asks for one right more than a page. */
export function writingRights(name: string, can: Can): { canWrite: boolean; canPublish: boolean } {
  const mayChange = readDocumentName(name) === undefined || can(documentRight)
  return { canWrite: mayChange && can('page:write'), canPublish: mayChange && can('page:publish') }
}

/** true for who may make dictionaries and rules. */
export function mayMakeDocuments(can: Can): boolean {
  return can('page:write') && can(documentRight)
}

/** The kinds of which somebody who may write pages can make a new one. */
export function kindsToMake(can: Can): readonly WrittenKind[] {
  return mayMakeDocuments(can) ? writtenKinds : writtenKinds.filter((kind) => !documentKinds.some((one) => one === kind))
}
