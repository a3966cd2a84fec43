import type { PageConfig } from '../../../schemas/page/kinds'
import type { Connection, Database } from '../../db/Database'
import type { ResourceRegistry } from '../../resource'
import type { ChangeLog } from '../../system/ChangeLog'
import { type SystemTables, systemTables } from '../../system/SystemTables'
import { declarePage } from './declarePage'
import { readConfig } from './readConfig'

/** The current version of a published page. */
export interface StoredPage {
  code: string
  version: number
  config: PageConfig
  /** The config as JSON text, as it is served. */
  json: string
  /** The compiled form validators as an ES module. */
  validators: string
}

export interface PageStore {
  get(code: string): StoredPage | undefined
  all(): readonly StoredPage[]
  /** Reads one page anew, for example after it was published here; mounts its calls. */
  refresh(code: string): Promise<void>
  /** Called whenever a page was read anew. */
  onPublished(listener: (page: StoredPage) => void): void
}

function published(connection: Connection) {
  return systemTables(connection)
    .selectFrom('page_config as c')
    .innerJoin('page_version as v', (join) => join.onRef('v.code', '=', 'c.code').onRef('v.version', '=', 'c.version'))
    .select(['c.code as code', 'c.version as version', 'v.config as config', 'v.validators as validators'])
}

type PublishedRow = Pick<SystemTables['page_version'], 'code' | 'version' | 'config' | 'validators'>

/** Keeps the published pages of this server in step with the database; rows are the truth, this is a copy. */
export async function openPageStore(database: Database, registry: ResourceRegistry, changes: ChangeLog): Promise<PageStore> {
  const pages = new Map<string, StoredPage>()
  const listeners: ((page: StoredPage) => void)[] = []

  function mount(page: StoredPage): void {
    registry.removePage(page.code)
    try {
      const declaration = declarePage(page.config)
      if (declaration) registry.put(declaration)
    } catch (error) {
      console.error(`page "${page.code}": its calls could not be mounted`, error)
    }
  }

  function take({ code, version, config: json, validators }: PublishedRow): void {
    const page = {
      code,
      version,
      config: readConfig(json),
      json,
      validators,
    }
    pages.set(page.code, page)
    mount(page)
    for (const listener of listeners) listener(page)
  }

  async function refresh(code: string): Promise<void> {
    const row = await published(database.kysely).where('c.code', '=', code).executeTakeFirst()
    if (row) takeNewer(row)
  }

  /** Versions only grow: an answer that was read before another one is out of date. */
  function takeNewer(row: PublishedRow): void {
    if ((pages.get(row.code)?.version ?? 0) < row.version) take(row)
  }

  async function refreshAll(): Promise<void> {
    for (const row of await published(database.kysely).execute()) takeNewer(row)
  }

  await refreshAll()
  changes.onChange(async (change) => {
    if (change.kind === 'page') await refresh(change.subject)
    if (change.kind === 'all') await refreshAll()
  })

  return {
    get: (code) => pages.get(code),
    all: () => [...pages.values()],
    refresh,
    onPublished: (listener) => void listeners.push(listener),
  }
}
