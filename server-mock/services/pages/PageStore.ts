import { documentKinds } from '../../../schemas/documents'
import { ownerCodeOf } from '../../../schemas/page/anatomy'
import type { PageConfig } from '../../../schemas/page/kinds'
import type { Connection, Database } from '../../db/Database'
import type { ResourceRegistry } from '../../resource'
import type { ChangeLog } from '../../system/ChangeLog'
import { type SystemTables, systemTables } from '../../system/SystemTables'
import { isKnownVersion } from './currentVersion'
import { declarePage, type FindPage } from './declarePage'
import { publishedVersions } from './publishedVersions'
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
  /** The page with this code, or the one that had it before it was renamed. */
  follow(code: string): StoredPage | undefined
  all(): readonly StoredPage[]
  /** What a page says, by its code. */
  config: FindPage
  /** Reads one page anew, for example after it was published here; mounts its calls, or takes them away. */
  refresh(code: string): Promise<void>
  /** Called whenever a page was read anew. */
  onPublished(listener: (page: StoredPage) => void): void
  /** Called with the code of a page that is not published any more. */
  onWithdrawn(listener: (code: string) => void): void
}

function publishedRows(connection: Connection) {
  return publishedVersions(connection).where('c.kind', 'not in', documentKinds)
}

type PublishedRow = Pick<SystemTables['page_version'], 'code' | 'version' | 'config' | 'validators'>

/** The codes that pages had before, with those that they have now. */
function formerCodes(connection: Connection) {
  return systemTables(connection).selectFrom('page_former_code').select(['code', 'page'])
}

/** Keeps the published pages of this server in step with the database; rows are the truth, this is a copy. */
export async function openPageStore(database: Database, registry: ResourceRegistry, changes: ChangeLog): Promise<PageStore> {
  const store = new Store(database, registry)
  await store.refreshAll()
  changes.onChange(async (change) => {
    // What was published here was read when it was.
    if (change.kind === 'page' && !isKnownVersion(store.get(change.subject)?.version, change)) await store.refresh(change.subject)
    if (change.kind === 'all') await store.refreshAll()
  })
  return store
}

class Store implements PageStore {
  private readonly pages = new Map<string, StoredPage>()
  private former = new Map<string, string>()
  private readonly published: ((page: StoredPage) => void)[] = []
  private readonly withdrawn: ((code: string) => void)[] = []
  /** One reading at a time: an older answer never takes the place of a newer one. */
  private reading: Promise<void> = Promise.resolve()

  constructor(
    private readonly database: Database,
    private readonly registry: ResourceRegistry,
  ) {}

  get = (code: string) => this.pages.get(code)
  all = () => [...this.pages.values()]
  config = (code: string) => this.pages.get(code)?.config
  onPublished = (listener: (page: StoredPage) => void) => void this.published.push(listener)
  onWithdrawn = (listener: (code: string) => void) => void this.withdrawn.push(listener)

  follow(code: string): StoredPage | undefined {
    let now: string | undefined = code
    // A page that was renamed and renamed back leads to itself.
    for (let step = 0; now !== undefined && step <= this.former.size; step++) {
      const page = this.pages.get(now)
      if (page) return page
      now = this.former.get(now)
    }
    return undefined
  }

  refresh(code: string): Promise<void> {
    return this.inTurn(async () => {
      const { kysely } = this.database
      const row = await publishedRows(kysely).where('c.code', '=', code).executeTakeFirst()
      // A code that is published is nobody's former one.
      const former = row ? undefined : await formerCodes(kysely).where('code', '=', code).executeTakeFirst()
      if (former) this.former.set(code, former.page)
      else this.former.delete(code)
      if (row) this.take(row)
      else this.withdraw(code)
    })
  }

  refreshAll(): Promise<void> {
    return this.inTurn(async () => {
      const { kysely } = this.database
      const rows = await publishedRows(kysely).execute()
      this.former = new Map((await formerCodes(kysely).execute()).map(({ code, page }) => [code, page]))
      const codes = new Set(rows.map(({ code }) => code))
      for (const code of [...this.pages.keys()]) if (!codes.has(code)) this.withdraw(code)
      for (const row of rows) this.take(row)
    })
  }

  private inTurn(read: () => Promise<void>): Promise<void> {
    const done = this.reading.then(read)
    this.reading = done.catch(() => {})
    return done
  }

  private take({ code, version, config: json, validators }: PublishedRow): void {
    if (this.pages.get(code)?.version === version) return
    const page = { code, version, config: readConfig(json), json, validators }
    this.pages.set(code, page)
    this.mount(page)
    this.mountOver(code)
    for (const listener of this.published) listener(page)
  }

  private withdraw(code: string): void {
    if (!this.pages.delete(code)) return
    this.registry.removePage(code)
    this.mountOver(code)
    for (const listener of this.withdrawn) listener(code)
  }

  /** What a page says of its table holds for the pages that show it as well, which may have been read before it. */
  private mountOver(code: string): void {
    for (const page of this.pages.values()) if (ownerCodeOf(page.config) === code) this.mount(page)
  }

  private mount(page: StoredPage): void {
    this.registry.removePage(page.code)
    try {
      const declaration = declarePage(page.config, this.config)
      if (declaration) this.registry.put(declaration)
    } catch (error) {
      console.error(`page "${page.code}": its calls could not be mounted`, error)
    }
  }
}
