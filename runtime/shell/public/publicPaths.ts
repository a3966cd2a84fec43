import type { OwnAddress } from '../../../schemas/wire/ownPaths'

/** Pages that are open without signing in: the address, and the published page that stands there. */
export const publicPageAddresses: Readonly<Record<string, string>> = {
  '/document/taskModel': 'task-request',
  '/document/task/taskView': 'task-view',
  // The specification's sub-path begins with a slash: it can be read as an address of its own.
  '/task/taskView': 'task-view',
  '/invoicing/createInvoicing': 'invoice-request',
  '/invoicing/createPreInvoicing': 'pre-invoice-request',
  '/invoicing/viewInvoicing': 'invoice-view',
  '/bankaccount/drawbacklist': 'refund-records',
  '/signing/contract': 'contract-signing',
} satisfies Partial<Record<OwnAddress, string>>

/** Parents of public pages, and where they lead. */
export const publicParents: Readonly<Record<string, string>> = {
  '/document': '/document/taskModel',
  '/invoicing': '/invoicing/createInvoicing',
  '/bankaccount': '/bankaccount/drawbacklist',
  '/signing': '/signing/contract',
} satisfies Partial<Record<OwnAddress, string>>

export const certificationPath = '/business/certification' satisfies OwnAddress
export const registerTalentPath = '/talent/registerTalent' satisfies OwnAddress
export const publicHomePath = '/test/home' satisfies OwnAddress

/** true for addresses outside of the frame of signed-in users. */
export function isOutsideFrame(path: string): boolean {
  const isPublic = [publicPageAddresses, publicParents].some((pages) => Object.hasOwn(pages, path))
  return isPublic || [certificationPath, registerTalentPath, publicHomePath].includes(path) || path.startsWith('/user/')
}

/** The code of the page at `/p/:code`. It is asked for before the router has come. */
export function codeAt(pathname: string): string | undefined {
  return /^\/p\/([^/]+)\/*$/i.exec(pathname)?.[1]
}
