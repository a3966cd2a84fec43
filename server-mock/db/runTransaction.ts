import { setTimeout } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './Database'
import { sqlStateOf } from './databaseErrors'

const retried = new Set(['40001', '40P01'])
const attempts = 6

/** Runs `action` in a transaction, again when the database gave up because of another one (serialization failure, deadlock). */
export async function runTransaction<T>(kysely: Kysely<Tables>, action: (connection: Transaction<Tables>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await kysely.transaction().execute(action)
    } catch (error) {
      if (attempt === attempts || !retried.has(sqlStateOf(error) ?? '')) throw error
      // A random pause, so that the two do not meet again.
      await setTimeout(Math.random() * 10 * 2 ** attempt)
    }
  }
}
