import type { TabEvent } from '../../../schemas/api/socket'
import type { Services } from '../Services'

/** Sends open tabs, on every server, the event that something is worth reading anew: the tabs of one user, or everybody's. */
export async function emitTabEvent(
  { database, changes }: Pick<Services, 'database' | 'changes'>,
  event: TabEvent,
  userId = '',
): Promise<void> {
  await changes.write(database.kysely, { kind: 'tab-event', subject: event, detail: userId })
}
