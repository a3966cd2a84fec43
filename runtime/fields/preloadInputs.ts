import type { FieldModel } from '../model/PageModel'
import { componentsOf } from './componentsOf'

/** Fetches what the inputs of these fields are drawn with, before they are drawn. What cannot be fetched now is asked for again then. */
export async function preloadInputs(fields: readonly FieldModel[]): Promise<void> {
  const kinds = new Set(fields.flatMap(({ kind, inputs = [] }) => [kind, ...inputs.map(({ field }) => field.kind)]))
  await Promise.allSettled([...kinds].map((kind) => componentsOf(kind).preload?.()))
}
