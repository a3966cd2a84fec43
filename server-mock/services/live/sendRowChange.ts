import type { TableMessage } from '../../../schemas/api/socket'
import { isOpenTo } from '../../kernel/requireAccess'
import type { TableResource } from '../../resource'
import { contextOf } from '../../rights/callContext'
import type { Services } from '../Services'
import { socketKeyOf } from './findLiveResource'
import type { LiveTab } from './LiveTab'
import type { RowsChange } from './RowChanges'

/** Sends the tabs of everybody who may read the table the event that rows of it have changed. */
export async function sendRowChange(services: Services, tabs: readonly LiveTab[], change: RowsChange): Promise<void> {
  for (const resource of services.registry.over(change.table)) await sendTo(services, tabs, change, resource)
  const many: RowsChange = { ...change, kind: 'many', rows: [], pageId: '', caseId: '' }
  for (const table of savedTogether(services, change.table)) {
    for (const resource of services.registry.over(table)) await sendTo(services, tabs, { ...many, table }, resource)
  }
}

/** The tables whose rows change with those of this one: a row and the rows of its sub-tables are saved together, and some of these have a page of their own. */
function savedTogether({ registry }: Services, table: string): string[] {
  const main = registry.resourceOf(table)?.model
  if (!main) return []
  const subs = [...main.subs.values()].map((sub) => sub.table)
  return [...(main.table === table ? [] : [main.table]), ...subs.filter((sub) => sub !== table)]
}

async function sendTo(services: Services, tabs: readonly LiveTab[], change: RowsChange, resource: TableResource): Promise<void> {
  const { declaration, model } = resource
  const messages = toMessages(
    socketKeyOf(resource),
    declaration.url.list ?? null,
    isOpen(resource) ? change : { ...change, kind: 'many', rows: [] },
  )
  for (const tab of tabs) {
    if (!tab.user || (change.pageId !== '' && tab.pageId === change.pageId)) continue
    // Whose a row is cannot be told by its id, least of all when it is gone: only owners change their rows, where nobody else is responsible for them.
    if (ownerOf(model) && !responsibleOf(model) && tab.user.username !== change.by) continue
    if (isOpenTo(declaration.access.list, await contextOf(services, tab.user))) for (const message of messages) tab.send(message)
  }
}

/** Whether everybody who may read the table sees every row of it: of others not even the ids are sent. */
function isOpen({ declaration: { where, rules }, model }: TableResource): boolean {
  return where === undefined && rules === undefined && !(ownerOf(model) && responsibleOf(model))
}

const ownerOf = ({ owner, ofMain }: TableResource['model']) => owner ?? ofMain?.owner
const responsibleOf = ({ responsible, ofMain }: TableResource['model']) => responsible ?? ofMain?.responsible

function toMessages(socketKey: string, listUrl: string | null, { kind, rows, caseId }: RowsChange): TableMessage[] {
  const message = (row: TableMessage['data']['args'][0]): TableMessage => ({
    type: 'update_vxe_table',
    data: { socketKey, listUrl, args: [row, caseId, kind] },
  })
  return kind === 'many' ? [message(null)] : rows.map((row) => message(row))
}
