import type { ColumnModel } from '../../resource'
import type { Services } from '../Services'

/** The values of a field in the order in which its options or its dictionary have them; none where it has neither. */
export async function knownValues({ dictionaries }: Pick<Services, 'dictionaries'>, { labels }: ColumnModel): Promise<string[]> {
  if (labels?.from === 'options') return labels.options.map(({ value }) => String(value))
  if (labels?.from !== 'dict') return []
  return (await dictionaries.items(labels.code))?.map(({ value }) => value) ?? []
}
