import type { FieldModel } from '../model/PageModel'
import { componentsOf } from './componentsOf'
import type { FieldComponents } from './FieldComponents'

type Kind = FieldModel['kind']
type Preloading = Pick<FieldComponents, 'preload' | 'preloadEditor'>

/** Fetches what the inputs of these fields are drawn with, before they are drawn. What cannot be fetched now is asked for again then. */
export function preloadInputs(fields: readonly FieldModel[]): Promise<unknown> {
  return preloadKinds(fields, ({ preload }) => preload?.())
}

/** The same for the cells of an editable table. */
export function preloadEditors(fields: readonly FieldModel[]): Promise<unknown> {
  return preloadKinds(fields, ({ preload, preloadEditor = preload }) => preloadEditor?.())
}

function preloadKinds(fields: readonly FieldModel[], preload: (kind: Preloading) => Promise<unknown> | undefined): Promise<unknown> {
  const kinds = new Set<Kind>(fields.flatMap(({ kind, inputs = [] }) => [kind, ...inputs.map(({ field }) => field.kind)]))
  return Promise.allSettled([...kinds].map((kind) => preload(componentsOf(kind))))
}
