import type { Finding } from '../Finding'
import type { PageView } from './PageView'

/** The rows of sub-tables come with the call for one row: without it nobody would ever see them. */
export function checkSubTables({ page, subTables }: PageView): Finding[] {
  if (page.kind !== 'list' || subTables.length === 0 || page.url.queryById !== undefined) return []
  return [{ code: 'sub-needs-query', path: ['url'] }]
}
