import type { HelpBody, HelpList, HelpText } from '../../../schemas/api/help'
import type { Calls } from '../../calls/Calls'

/** The place that a help text belongs to: the last part of the page's path, which is the code of a page, and the path itself. */
function helpAddressOf(path: string): Pick<HelpBody, 'componentId' | 'componentUrl'> {
  return { componentId: (path.split('/').filter(Boolean).at(-1) ?? '').slice(0, 200), componentUrl: path.slice(0, 500) }
}

export const helpKey = (path: string) => ['help', path] as const

/** The help about a page as HTML; empty when there is none. */
export async function fetchHelp(calls: Calls, path: string, signal: AbortSignal): Promise<string> {
  const { records } = await calls.get<HelpList>('/help/commonHelp/list', helpAddressOf(path), { signal })
  return records[0]?.content ?? ''
}

/** Puts the text in the place of the one before; an empty text clears it. Answers what stands now, empty when it was cleared. */
export async function sendHelp(calls: Calls, path: string, content: string): Promise<string> {
  const saved = await calls.post<HelpText | null>('/help/commonHelp/add', { ...helpAddressOf(path), content } satisfies HelpBody)
  return saved?.content ?? ''
}
