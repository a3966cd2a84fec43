import type { QueryMeaning } from '../fields/FieldFacts'
import type { QueryItem } from './parts/Query'

/** true for an input of the query bar that asks from and to: as it says, else as the field kind does. */
export function isRange({ mode }: { readonly [K in keyof Pick<QueryItem, 'mode'>]?: unknown }, meaning: QueryMeaning | undefined): boolean {
  return mode === 'range' || (mode !== 'single' && meaning === 'range')
}
