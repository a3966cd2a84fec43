import { isPublicForm } from '../../schemas/page/anatomy'
import type { PageConfig } from '../../schemas/page/kinds'
import { actionsOf } from '../../schemas/rights/decide'
import { readObject } from '../model/read'
import type { PageHost } from '../session/PageHost'

/** Whether the permissions say that the page is for others: the server hands it out to nobody else, but rights may be taken while it is open. */
export function isClosed(config: unknown, { permissions, can }: Pick<PageHost, 'permissions' | 'can'>): boolean {
  // A cast: of a page that may be broken only its prefix is asked for.
  const page = readObject<PageConfig>(config) as PageConfig
  const action = `${page.authPre ?? page.code}:list`
  const isControlled = permissions.allAuth.some((entry) => actionsOf(entry).includes(action))
  return isControlled && !isPublicForm(page) && !can(action)
}
