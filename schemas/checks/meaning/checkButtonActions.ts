import { askKeyOf, buttonActionsOf } from '../../page/buttonAnatomy'
import type { Finding } from '../Finding'
import type { CheckedPage } from './viewPage'

/** What buttons call can be called: files by GET, and the values of an action are asked for by one button. */
export function checkButtonActions({ page, resource }: CheckedPage): Finding[] {
  const own = new Set((resource?.actions ?? []).map(({ url }) => url))
  const askedBy = new Map<string, string>()
  return buttonActionsOf(page).flatMap(({ action, by, path }): Finding[] => {
    if (action.type !== 'call') return []
    const { url, download, method } = action
    const isAsking = own.has(url) && askKeyOf(by) !== undefined
    const other = isAsking ? askedBy.get(url) : undefined
    if (isAsking) askedBy.set(url, other ?? by.button.name)
    return [
      ...(download && method !== 'GET' ? [{ code: 'download-by-get' as const, path: [...path, 'method'] }] : []),
      ...(other === undefined
        ? []
        : [{ code: 'two-asks' as const, path: [...by.path, 'ask'], at: 'key' as const, values: { other, path: url } }]),
    ]
  })
}
