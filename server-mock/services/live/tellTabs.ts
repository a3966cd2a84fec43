import type { TabEvent } from '../../../schemas/api/socket'
import type { Services } from '../Services'

/** Tells open tabs, on every server, that something is worth reading anew: the tabs of one user, or everybody's. */
export async function tellTabs({ database, changes }: Pick<Services, 'database' | 'changes'>, news: TabEvent, userId = ''): Promise<void> {
  await changes.write(database.kysely, { kind: 'told', subject: news, detail: userId })
}
