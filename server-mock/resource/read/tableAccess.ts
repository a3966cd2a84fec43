import { sql } from 'kysely'
import type { FieldSurface } from '../../../schemas/rights/fieldCodes'
import type { CallContext } from '../../kernel/CallContext'
import { columnOf } from '../model/columnOf'
import type { ColumnModel, ResourceModel, TableModel } from '../model/ResourceModel'
import { type Condition, refOf } from '../query/compare'
import { hiddenKeys, keysOfSub } from '../query/QueryContext'
import { visibleRows } from '../query/visibleRows'

/** What one caller may read of one declared table. */
export interface TableAccess {
  table: TableModel
  /** The column of a field, named by its key or as the table has it; undefined for one that is not there, secret, or hidden from the caller. */
  column(name: string): ColumnModel | undefined
  /** The same, with the columns that are hidden from the caller. */
  anyColumn(name: string): ColumnModel | undefined
  /** Keys of fields that the caller may not see. */
  hidden: ReadonlySet<string>
  /** The rows that the caller may see of the table under the name `alias`; undefined when these are all. */
  ownRows(alias: string): Condition | undefined
}

/**
 * What a caller may read of a table or a sub-table, by whichever way it is read: rows, look-ups by name, labels, reports. `main` is the resource that
 * the table belongs to; undefined when it does not. `surface`: `form` where one row is asked for, in its form.
 */
export function accessTable(
  main: ResourceModel,
  table: string,
  context: CallContext,
  surface: FieldSurface = 'list',
): TableAccess | undefined {
  const sub = [...main.subs.values()].find((candidate) => candidate.table === table)
  const model = main.table === table ? main : sub
  if (!model) return undefined
  const ofResource = hiddenKeys(main, context, surface)
  const hidden = sub ? keysOfSub(sub, ofResource) : ofResource
  const anyColumn = (name: string) => {
    const column = columnOf(model, name) ?? [...model.columns.values()].find((one) => one.name === name && !one.language)
    return column?.isSecret ? undefined : column
  }
  return {
    table: model,
    hidden,
    anyColumn,
    column(name) {
      const column = anyColumn(name)
      return column && hidden.has(column.key) ? undefined : column
    },
    ownRows(alias) {
      if (!sub) return visibleRows(main, context, alias)
      const ofMain = visibleRows(main, context, '_main_row')
      return (
        ofMain &&
        sql`exists (select 1 from ${sql.table(main.table)} as _main_row where _main_row.id = ${refOf(sub.foreignKey, alias)} and ${ofMain})`
      )
    },
  }
}
