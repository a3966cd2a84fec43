import type { AgentLogQuery } from '../../../schemas/api/agents'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { chooseText, type Language } from '../../../schemas/page/Text'
import { companionOf } from '../../../schemas/wire/companions'
import { rowCalls } from '../../../schemas/wire/rowCalls'
import type { CallContext } from '../../kernel/CallContext'
import type { TableResource } from '../../resource'
import { actionTitles } from '../rows/actionTitles'
import type { Services } from '../Services'

/** What proxies have done, as its reader calls pages and actions. */
export async function listAgentLog({ pages }: Services, log: TableResource, query: AgentLogQuery, context: CallContext): Promise<RowPage> {
  const page = await log.list(query, context)
  return { ...page, records: page.records.map((row) => ({ ...row, ...textsOf(row, pages, context.language) })) }
}

/** The list itself names the calls; what an action is called, its page says. */
function textsOf({ page, kind }: Row, pages: Services['pages'], language: Language): Partial<Row> {
  const config = typeof page === 'string' ? pages.get(page)?.config : undefined
  const isAction = typeof kind === 'string' && !Object.hasOwn(rowCalls, kind)
  return {
    ...(config ? { [companionOf('page')]: chooseText(config.title, language, config.code) } : {}),
    ...(isAction ? { [companionOf('kind')]: actionTitles(config, language)(kind) } : {}),
  }
}
