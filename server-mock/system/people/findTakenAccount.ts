import { sql } from 'kysely'
import type { Connection } from '../../db/Database'
import type { TextIn } from '../../kernel/text/textOf'
import { systemTables } from '../SystemTables'

/** What an account is found by when somebody signs in, each with what is said when another has it. */
const known = [
  { field: 'username', text: 'nameTaken' },
  { field: 'phone', text: 'phoneTaken' },
  { field: 'email', text: 'emailTaken' },
] as const satisfies readonly { field: string; text: TextIn<'people'> }[]

/**
 * The first of user name, phone number and address that another account has, in whatever case: people do not tell `Anna` from `anna`. An address that two have signs in
 * nobody.
 */
export async function findTakenAccount(
  connection: Connection,
  asked: Readonly<Record<string, unknown>>,
  exceptId: string,
): Promise<(typeof known)[number] | undefined> {
  for (const one of known) {
    const value = asked[one.field]
    if (typeof value !== 'string' || value === '') continue
    const other = await systemTables(connection)
      .selectFrom('sys_user')
      .select('id')
      .where(sql<boolean>`lower(${sql.ref(one.field)}) = lower(${value})`)
      .where('id', '<>', exceptId)
      .executeTakeFirst()
    if (other) return one
  }
  return undefined
}
