import { type DocumentConfigs, type DocumentKind, documentKinds } from '../../../schemas/documents'
import { documentName, readDocumentName } from '../../../schemas/documents/documentName'
import type { Database } from '../../db/Database'
import type { ChangeLog } from '../../system/ChangeLog'
import { isKnownVersion } from '../pages/currentVersion'
import { publishedVersions } from '../pages/publishedVersions'

/** The published documents beside pages: dictionaries, fill rules, check rules. */
export interface DocumentStore {
  get<K extends DocumentKind>(kind: K, code: string): DocumentConfigs[K] | undefined
  /** Every document of a kind, by its code. */
  all<K extends DocumentKind>(kind: K): readonly DocumentConfigs[K][]
  /** Reads one anew by its name, for example after it was published here. */
  refresh(name: string): Promise<void>
  /** Reads all of them anew. */
  refreshAll(): Promise<void>
}

/** Keeps the published documents of this server in step with the database; rows are the truth, this is a copy. */
export async function openDocumentStore(database: Database, changes: ChangeLog): Promise<DocumentStore> {
  const documents = new Map<string, DocumentConfigs[DocumentKind]>()
  /** The versions that were read last, by name. */
  const read = new Map<string, number>()
  const versions = () => publishedVersions(database.kysely).where('c.kind', 'in', documentKinds)

  function take({ code: name, config, version }: { code: string; config: string; version: number }): void {
    read.set(name, version)
    const document = readConfig(name, config)
    if (document) documents.set(name, document)
  }

  async function refresh(name: string): Promise<void> {
    const row = await versions().where('c.code', '=', name).executeTakeFirst()
    if (row) take(row)
    else {
      documents.delete(name)
      read.delete(name)
    }
  }

  async function refreshAll(): Promise<void> {
    const rows = await versions().orderBy('c.code').execute()
    documents.clear()
    read.clear()
    for (const row of rows) take(row)
  }

  await refreshAll()
  changes.onChange(async (change) => {
    // What was published here was read when it was.
    if (change.kind === 'document' && !isKnownVersion(read.get(change.subject), change)) await refresh(change.subject)
    if (change.kind === 'all') await refreshAll()
  })
  // Casts: a document stands under a name that says its kind.
  return {
    get: <K extends DocumentKind>(kind: K, code: string) => documents.get(documentName({ kind, code })) as DocumentConfigs[K] | undefined,
    all: <K extends DocumentKind>(kind: K) => [...documents.values()].filter((one) => one.kind === kind) as DocumentConfigs[K][],
    refresh,
    refreshAll,
  }
}

/** A document that was broken behind the check's back is not there. */
function readConfig(name: string, json: string): DocumentConfigs[DocumentKind] | undefined {
  try {
    const value = JSON.parse(json) as DocumentConfigs[DocumentKind]
    return value.kind === readDocumentName(name)?.kind ? value : undefined
  } catch {
    return undefined
  }
}
