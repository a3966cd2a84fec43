import type { DatabaseErrorFacts } from './databaseErrors'

/** What the worker is started with. */
export interface WorkerStart {
  /** Folder of the database; `memory://` keeps it in memory. */
  dataDir: string
  /** File with a database fresh from initdb, to start a database in memory faster; it is written when it does not exist. */
  templateFile?: string
  /** Folder with a database fresh from initdb, if there is one: a folder that holds none yet gets a copy, which is faster than making one. */
  templateFolder?: string
  /** The engine that the process has compiled; the thread compiles its own when it is left out. */
  engine?: WebAssembly.Module
}

export type WorkerRequest =
  | { kind: 'query'; id: number; sql: string; parameters: readonly unknown[] }
  | { kind: 'listen'; id: number; channel: string }
  | { kind: 'close'; id: number }

export interface QueryAnswer {
  rows: Record<string, unknown>[]
  /** Rows that an insert, update or delete changed. */
  affected: number
}

export type WorkerReply =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; answer: QueryAnswer }
  | { kind: 'failure'; id: number; message: string; facts: DatabaseErrorFacts }
  | { kind: 'notice'; channel: string; payload: string }
