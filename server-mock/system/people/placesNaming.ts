import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { placesHolding, type ResourceModel, type RowChange } from '../../resource'
import { namesIn } from './namesIn'

/** Where rows name a row of a table of the product, as their fields say; undefined for nowhere. */
export async function placesNaming(
  connection: Connection,
  mains: readonly ResourceModel[],
  { table, before = {} }: { table: string; before: RowChange['before'] },
  context: CallContext,
): Promise<string | undefined> {
  const places = await placesHolding(
    connection,
    mains,
    (source) => {
      if (source.from !== 'table' || source.table !== table || source.isProperty) return undefined
      const value = before[source.value]
      return value === undefined || value === null || value === '' ? undefined : String(value)
    },
    context.language,
  )
  return places.length > 0
    ? namesIn(
        context,
        places.map(({ text }) => text),
      )
    : undefined
}
