import { ensureSnapshot } from './openSeededDatabase'

/** The first start whose database the files of a run copy happens once, before they begin: each of several workers would make one of its own. */
export async function setup(): Promise<void> {
  if (!process.env.DATABASE_URL) await ensureSnapshot()
}
