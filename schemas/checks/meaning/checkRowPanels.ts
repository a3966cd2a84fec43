import { partsOf } from '../../page/anatomy'
import { rowPanelNames } from '../../wire/rowCalls'
import type { Finding } from '../Finding'
import type { CheckedPage } from './viewPage'

/** What is kept of each row is asked for below the path of the row. */
export function checkRowPanels({ page, resource }: CheckedPage): Finding[] {
  if (!resource || partsOf(page).url?.queryById !== undefined) return []
  return rowPanelNames
    .filter((name) => resource[name] === true)
    .map((name) => ({ code: 'call-missing', path: ['resource', name], at: 'key', values: { name: 'queryById' } }))
}
