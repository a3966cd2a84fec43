import type { RowHappening, RowHistory, RowHistoryEntry } from '../../../schemas/api/rowPanels'
import type { HistoryContent } from '../../resource'
import { systemTables } from '../../system/SystemTables'
import { actionTitles } from '../rows/actionTitles'
import type { CallInput, RowCallHandlers } from '../rows/RowCallHandler'
import { realNames } from './realNames'
import { type PanelRow, pageAsked, rowOf } from './rowOf'

/** What was done to a row. */
export const historyCalls: RowCallHandlers<'history'> = {
  history: {
    async run({ resource }, input) {
      const row = await rowOf(resource, input)
      const { rows, total } = await readEntries(input, row)
      const contents = rows.map(({ content }) => JSON.parse(content) as HistoryContent)
      const told = await resource.tellChanges(contents, input.context)
      const names = await realNames(
        input.services.database.kysely,
        rows.flatMap(({ create_by, stands_for }) => [create_by, ...listOf(stands_for)]),
      )
      const page = input.services.pages.get(resource.declaration.page ?? '')?.config
      const titleOf = actionTitles(page, input.context.language)
      const records = rows.map(({ id, kind, action, create_by: by, create_time: time, stands_for }, index): RowHistoryEntry => {
        const standsFor = listOf(stands_for).map((user) => names.get(user) ?? user)
        return {
          before: {},
          after: {},
          lines: {},
          lineCount: {},
          ...told[index],
          id,
          // Written by this server alone, with the kinds that there are.
          kind: kind as RowHappening,
          ...(action ? { action, actionTitle: titleOf(action) } : {}),
          user: by || null,
          userName: by ? (names.get(by) ?? by) : null,
          ...(standsFor.length > 0 ? { standsFor } : {}),
          time: time ?? '',
        }
      })
      return { records, total } satisfies RowHistory
    },
  },
}

const listOf = (names: string | null) => (names ? names.split(',') : [])

async function readEntries({ services, query }: CallInput<'history'>, { table, rowId }: PanelRow) {
  const { limit, offset } = pageAsked(query)
  const entries = systemTables(services.database.kysely)
    .selectFrom('sys_row_history')
    .where('table_name', '=', table)
    .where('row_id', '=', rowId)
  const { total } = await entries.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  // Ids are made in the order of time.
  const rows = await entries.selectAll().orderBy('create_time', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute()
  return { rows, total: Number(total) }
}
