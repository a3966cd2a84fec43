import type { Database } from './Database'
import { openPglite } from './openPglite'
import { openPostgres } from './openPostgres'

export interface DatabaseOptions {
  /** Address of a PostgreSQL server (`DATABASE_URL`). Without it the embedded database is opened. */
  url?: string
  /** Schema of the PostgreSQL server that the tables stand in. */
  schema?: string
  /** Folder of the embedded database, or `memory://`; `./data/db` when left out. */
  dataDir?: string
  /** File that keeps an empty database, so that databases in memory open faster. */
  templateFile?: string
  /** Folder with an empty embedded database, which a new data folder is a copy of; made anew when there is none. */
  templateFolder?: string
  /** Milliseconds that one statement may run; 30 seconds when left out. */
  statementLimit?: number
}

/** Opens the database, embedded or real. */
export function openDatabase({
  url,
  schema,
  dataDir = './data/db',
  templateFile,
  templateFolder,
  statementLimit = 30_000,
}: DatabaseOptions): Promise<Database> {
  return url ? openPostgres({ url, schema, statementLimit }) : openPglite({ dataDir, templateFile, templateFolder, statementLimit })
}
