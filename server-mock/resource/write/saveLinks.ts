import { sql } from 'kysely'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { newId } from '../../kernel/newId'
import { timeNow } from '../../kernel/timeNow'
import type { TableModel } from '../model/ResourceModel'
import type { FieldLink } from '../ResourceDeclaration'
import type { Values } from './writtenValues'

/** The values of a linked field, each once. */
export function linkedIn(value: unknown): string[] {
  return typeof value === 'string' ? [...new Set(value.split(',').filter((one) => one !== ''))] : []
}

function linksOf({ columns }: TableModel): [key: string, link: FieldLink][] {
  return [...columns.values()].flatMap(({ key, link }): [string, FieldLink][] => (link ? [[key, link]] : []))
}

/** Writes the values of linked fields into the tables between: what is new comes, what is left out goes, the rest stays as it was given. */
export async function saveLinks(
  connection: Connection,
  model: TableModel,
  rows: readonly { id: string; values: Values }[],
  context: CallContext,
): Promise<void> {
  for (const [key, link] of linksOf(model)) {
    for (const { id, values } of rows) {
      if (Object.hasOwn(values, key)) await saveLink(connection, link, id, linkedIn(values[key]), context.user?.username ?? 'system')
    }
  }
}

async function saveLink(connection: Connection, { table, own, other }: FieldLink, id: string, wanted: readonly string[], by: string) {
  const [from, ownRef, otherRef] = [sql.table(table), sql.ref(own), sql.ref(other)]
  await sql`delete from ${from} where ${ownRef} = ${id} and ${otherRef} <> all(${[...wanted]})`.execute(connection)
  if (wanted.length === 0) return
  const ids = wanted.map(() => newId())
  await sql`
    insert into ${from} (id, ${ownRef}, ${otherRef}, create_by, create_time, row_version)
    select n.id, ${id}, n.value, ${by}, cast(${timeNow()} as timestamp), 1
    from unnest(cast(${ids} as text[]), cast(${[...wanted]} as text[])) as n(id, value)
    where not exists (select 1 from ${from} as known where ${sql.ref(`known.${own}`)} = ${id} and ${sql.ref(`known.${other}`)} = n.value)`.execute(
    connection,
  )
}

/** Takes what linked fields of rows hold away, with the rows. */
export async function dropLinks(connection: Connection, model: TableModel, ids: readonly string[]): Promise<void> {
  for (const [, { table, own }] of linksOf(model))
    await sql`delete from ${sql.table(table)} where ${sql.ref(own)} = any(${[...ids]})`.execute(connection)
}
