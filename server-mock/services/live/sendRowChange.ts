import type { TableMessage } from '../../../schemas/api/socket'
import { reportOf } from '../../../schemas/page/anatomy'
import { reportFacts } from '../../../schemas/page/kinds/report'
import { permissionOf } from '../../../schemas/rights/pagePermissions'
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
  const together = savedTogether(services, change.table)
  await sendToReports(services, tabs, many, new Set([change.table, ...together]))
  for (const table of together) {
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

/** What a report works out of these tables may be another now; which of its rows are cannot be told. */
async function sendToReports(services: Services, tabs: readonly LiveTab[], change: RowsChange, tables: ReadonlySet<string>): Promise<void> {
  const model = services.registry.resourceOf(change.table)?.model
  for (const { config } of services.pages.all()) {
    const report = reportOf(config)
    if (!report || ![report.source.from, ...(report.source.joins ?? []).map(({ table }) => table)].some((table) => tables.has(table)))
      continue
    const [message] = toMessages(report.code, reportFacts.listUrl(report.code), change)
    for (const tab of tabs) {
      if (!tab.user || !message || (model && isPersonal(model) && tab.user.username !== change.by)) continue
      if (isOpenTo({ permission: permissionOf(report, 'list') }, await contextOf(services, tab.user))) tab.send(message)
    }
  }
}

async function sendTo(services: Services, tabs: readonly LiveTab[], change: RowsChange, resource: TableResource): Promise<void> {
  const { declaration, model } = resource
  const hasDataRules = declaration.page !== undefined && (await services.rights.dataRules()).has(declaration.page)
  const many: RowsChange = { ...change, kind: 'many', rows: [] }
  const [messages, untold] = [isOpen(resource) && !hasDataRules ? change : many, many].map((told) =>
    toMessages(socketKeyOf(resource), declaration.url.list ?? null, told),
  )
  for (const tab of tabs) {
    if (!tab.user || (change.pageId !== '' && tab.pageId === change.pageId)) continue
    // Whose a row is cannot be told by its id, least of all when it is gone: only owners change their rows, where nobody else is responsible for them.
    if (isPersonal(model) && tab.user.username !== change.by) continue
    const told = tab.user.tenantId && tenantOf(model) ? untold : messages
    if (isOpenTo(declaration.access.list, await contextOf(services, tab.user))) for (const message of told ?? []) tab.send(message)
  }
}

/** Whether everybody who may read the table sees every row of it: of others not even the ids are sent. */
function isOpen({ declaration: { where, rules }, model }: TableResource): boolean {
  return where === undefined && rules === undefined && !(ownerOf(model) && responsibleOf(model))
}

const isPersonal = (model: TableResource['model']) => ownerOf(model) !== undefined && !responsibleOf(model)
const tenantOf = ({ tenant, ofMain }: TableResource['model']) => tenant ?? ofMain?.tenant
const ownerOf = ({ owner, ofMain }: TableResource['model']) => owner ?? ofMain?.owner
const responsibleOf = ({ responsible, ofMain }: TableResource['model']) => responsible ?? ofMain?.responsible

function toMessages(socketKey: string, listUrl: string | null, { kind, rows, caseId }: RowsChange): TableMessage[] {
  const message = (row: TableMessage['data']['args'][0]): TableMessage => ({
    type: 'update_vxe_table',
    data: { socketKey, listUrl, args: [row, caseId, kind] },
  })
  return kind === 'many' ? [message(null)] : rows.map((row) => message(row))
}
