import { sql } from 'kysely'
import { usesOf } from '../../../schemas/names/usesOf'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { nameOfPage } from '../../kernel/text/nameOfPage'
import { systemTables } from '../SystemTables'
import { namesIn } from './namesIn'

/** What the published pages are called that name something of a list, each with its code; undefined for none. */
export async function pagesNaming(
  connection: Connection,
  { list, name }: { list: string; name: string },
  context: CallContext,
): Promise<string | undefined> {
  const versions = await systemTables(connection)
    .selectFrom('page_config as c')
    .innerJoin('page_version as v', (join) => join.onRef('v.code', '=', 'c.code').onRef('v.version', '=', 'c.version'))
    .select(['c.code', 'v.config'])
    .where(sql<boolean>`strpos(v.config, ${JSON.stringify(name)}) > 0`)
    .orderBy('c.code')
    .execute()
  const titles = versions.flatMap(({ code, config }) => {
    const page: unknown = JSON.parse(config)
    const names = usesOf(page).some((use) => use.list === list && use.name === name)
    return names && page instanceof Object && 'title' in page ? [nameOfPage({ title: page.title, code }, context.language)] : []
  })
  return titles.length > 0 ? namesIn(context, titles) : undefined
}
