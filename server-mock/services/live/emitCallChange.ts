import type { Row } from '../../../schemas/api/Result'
import { factsOfCall } from '../../../schemas/wire/rowCalls'
import type { CallContext } from '../../kernel/CallContext'
import type { MountedCall } from '../../resource'
import type { RowChanges, RowsChange } from './RowChanges'

/** A row call that went well, with what it was sent and what it answered. */
export interface DoneCall {
  mounted: MountedCall
  query: unknown
  body: unknown
  result: unknown
  context: CallContext
  /** The name by which the caller's tab knows its own changes again; empty when it gave none. */
  caseId: string
}

/** The header that a tab names itself by when it writes. */
export function caseIdOf(headers: Readonly<Record<string, string | string[] | undefined>>): string {
  const given = headers['x-case-id']
  return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : ''
}

/** The rows that a call changed. Ids were checked by the call itself; one that no row had changes nothing on any screen. */
function rowsOf({ mounted: { call }, query, body, result }: DoneCall): RowsChange['rows'] {
  const { id, ids } = { ...(query as object), ...(call === 'action' ? (body as object) : {}) } as { id?: string; ids?: string }
  if (call === 'add' || call === 'edit') return [{ id: (result as Row).id, rowVersion: (result as Row).rowVersion }]
  return String(ids ?? id ?? '')
    .split(',')
    .filter((part) => part !== '')
    .map((part) => ({ id: part }))
}

/** Emits what a call changed; reading changes nothing. */
export function emitCallChange(rowChanges: RowChanges, done: DoneCall): void {
  const { mounted, context, caseId } = done
  const kind = factsOfCall(mounted.call).changes
  if (!kind) return
  const rows = kind === 'many' ? [] : rowsOf(done)
  rowChanges.emit({ table: mounted.resource.declaration.table, kind, rows, by: context.user?.username ?? '', caseId, pageId: '' })
}
