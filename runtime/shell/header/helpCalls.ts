import type { HelpBody, HelpList, HelpText } from '../../../schemas/api/help'
import type { Calls } from '../../calls/Calls'

/** The place that a help text belongs to. */
type HelpPlace = Pick<HelpBody, 'componentId' | 'componentUrl'>

const urlOf = (path: string) => path.slice(0, 500)

/** The place of a page's first text: its path, and the path's last part, which is the code of a page. */
function newPlaceOf(path: string): HelpPlace {
  return { componentId: (path.split('/').filter(Boolean).at(-1) ?? '').slice(0, 200), componentUrl: urlOf(path) }
}

export const helpKey = (path: string) => ['help', path] as const

/** The help about a page, which whoever wrote it may have given any name of a component; null when there is none. */
export async function fetchHelp(calls: Calls, path: string, signal: AbortSignal): Promise<HelpText | null> {
  const { records } = await calls.get<HelpList>('/help/commonHelp/list', { componentUrl: urlOf(path) }, { signal })
  return records[0] ?? null
}

/** Puts the content in the place of the text before, or of the page's first one; an empty content clears it. Answers what stands now, null when it was cleared. */
export function sendHelp(calls: Calls, path: string, before: HelpText | null, content: string): Promise<HelpText | null> {
  const { componentId, componentUrl } = before ?? newPlaceOf(path)
  return calls.post<HelpText | null>('/help/commonHelp/add', { componentId, componentUrl, content } satisfies HelpBody)
}
