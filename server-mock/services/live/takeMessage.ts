import { isOpenTo } from '../../kernel/requireAccess'
import { isRowId } from '../../resource'
import { contextOf } from '../../rights/callContext'
import { checkRowCall } from '../rows/checkRowCall'
import type { Services } from '../Services'
import { findLiveResource } from './findLiveResource'
import type { LiveTab } from './LiveTab'

const longestCaseId = 64

interface Message {
  type?: unknown
  data?: unknown
}

function parse(text: string): Message | null {
  try {
    const message: unknown = JSON.parse(text)
    return message !== null && typeof message === 'object' ? message : null
  } catch {
    return null
  }
}

/** Takes a message of a tab whose session is valid. What is no message of ours is left unanswered. */
export async function takeMessage(services: Services, tab: LiveTab, text: string): Promise<void> {
  const message = parse(text)
  if (message?.type === 'heart_beat') tab.send({ type: 'heart_beat', data: true })
  if (message?.type === 'update_vxe_table') await takeTableMessage(services, tab, message.data)
}

/**
 * A tab says that it changed a row. The others get an event when its user may edit the table and the row can be read; it carries the row's current
 * version, so that nobody can put values on the screens of others.
 */
async function takeTableMessage(services: Services, tab: LiveTab, data: unknown): Promise<void> {
  if (!tab.user) return
  const context = await contextOf(services, tab.user)
  const { socketKey, args } = checkRowCall('ClientTableData', data, context.language)
  const [row, caseId] = args
  const id = (row as { id?: unknown } | null)?.id
  const resource = findLiveResource(services.registry, socketKey)
  if (!resource || !isRowId(id) || typeof caseId !== 'string' || caseId.length > longestCaseId) return
  const { access, table } = resource.declaration
  if (!isOpenTo(access.list, context) || !isOpenTo(access.edit, context)) return
  const { rowVersion } = await resource.queryById(id, context)
  services.rowChanges.emit({ table, kind: 'edit', rows: [{ id, rowVersion }], by: tab.user.username, caseId, pageId: tab.pageId })
}
