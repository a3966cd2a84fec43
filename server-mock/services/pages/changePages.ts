import { readDocumentName } from '../../../schemas/documents/documentName'
import type { Connection, Database } from '../../db/Database'
import type { Services } from '../Services'
import { PublishConflict, readPublishSequence, takePublishLock } from './publishLock'

/** A change of published pages and documents. `check` looks before the transaction, and once more when somebody else has published since; `write` does it. */
export interface PageChange<Checked, Result> {
  check(): Promise<Checked>
  write(connection: Connection, checked: Checked): Promise<Result>
}

const attempts = 10

/** The publish sequence after what was published here last, and is known here: while it stands there, nobody else has published. */
const ownSequences = new WeakMap<Database, number>()

/** Changes pages and documents in one transaction, one such change at a time over all servers. Everything of it is known here when the promise resolves. */
export async function changePages<Checked, Result>(
  services: Services,
  codes: readonly string[],
  change: PageChange<Checked, Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { result, sequence } = await changeOnce(services, change)
      services.rights.forget()
      for (const code of codes) await (readDocumentName(code) ? services.documents : services.pages).refresh(code)
      ownSequences.set(services.database, sequence)
      return result
    } catch (error) {
      if (!(error instanceof PublishConflict) || attempt === attempts) throw error
    }
  }
}

async function changeOnce<Checked, Result>(
  { database, changes }: Services,
  { check, write }: PageChange<Checked, Result>,
): Promise<{ result: Result; sequence: number }> {
  const sequence = await readPublishSequence(database.kysely)
  if (sequence !== ownSequences.get(database)) await changes.catchUp()
  const checked = await check()
  const result = await database.transaction(async (connection) => {
    await takePublishLock(connection, sequence)
    return write(connection, checked)
  })
  return { result, sequence: sequence + 1 }
}

/** Tells every server that there is another version, or none: in the transaction that makes it so. */
export function noteChange({ changes }: Services, connection: Connection, code: string, version: number | null): Promise<void> {
  return changes.write(connection, { kind: readDocumentName(code) ? 'document' : 'page', subject: code, detail: String(version ?? '') })
}
