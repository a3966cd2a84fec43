import { anyChannel } from '../rows/RowsState'
import type { InspectedPlace } from '../session/inspection'
import type { RowFormCore } from './RowFormCore'

/** The row of a form, for whoever looks into the page. */
export function rowPlace(of: 'form' | 'table', key: string, { store: { rows, row } }: RowFormCore): InspectedPlace {
  return { of, key, read: () => rows.scopeOf(row), subscribe: (listener) => rows.subscribe(anyChannel, listener) }
}
