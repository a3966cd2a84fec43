import type { LinkOption } from '../../../schemas/api/dictionaries'
import { type LinkSource, linkKeysOf } from '../../../schemas/fields/linkDown'
import type { Calls } from '../../calls/Calls'

type Ask = (how: { condition?: string; pidValue?: string }) => Promise<LinkOption[]>

/** What the level can be chosen from: the first level by its condition, the others by what was chosen above. */
export async function loadLevel(calls: Calls, linked: LinkSource, above: string | undefined, signal: AbortSignal): Promise<LinkOption[]> {
  const { table, txt, pidField, condition } = linked
  const { key, idField } = linkKeysOf(linked)
  const ask: Ask = async (how) =>
    (await calls.get<LinkOption[] | null>(
      '/online/cgform/api/querySelectOptions',
      { table, txt, key, idField, pidField, ...how },
      { signal },
    )) ?? []
  if (above === undefined) return ask({ condition })
  if (key === idField) return ask({ pidValue: above })
  // What is stored above is not what its rows below refer to: the row is asked for by it.
  const [row] = await ask({ condition: `${key} = '${above.replaceAll("'", "''")}'` })
  return row ? ask({ pidValue: row.id }) : []
}
