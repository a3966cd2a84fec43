import type { ColumnModel } from '../../resource'
import type { Services } from '../Services'

/** Colours of a field's values, where its dictionary or its options give them. */
export async function colorsOf({ dictionaries }: Services, column: ColumnModel | undefined): Promise<ReadonlyMap<string, string>> {
  const labels = column?.labels
  const items = labels?.from === 'dict' ? await dictionaries.items(labels.code) : labels?.from === 'options' ? labels.options : []
  return new Map(items?.flatMap(({ value, color }) => (color ? [[String(value), color] as const] : [])))
}
