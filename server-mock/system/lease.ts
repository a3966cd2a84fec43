import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { timeNow } from '../kernel/timeNow'

/** Rows that no server has now; the one that takes them says until when. A server that dies meanwhile gives them up by its silence. */
export function hasNoLease(): RawBuilder<SqlBool> {
  return sql<SqlBool>`(lease_until is null or lease_until <= ${timeNow()}::timestamp)`
}
