import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server-mock/db/Database'
import { contextOf } from '../../../server-mock/rights/callContext'
import { createRights } from '../../../server-mock/services/rights/createRights'
import type { Change, ChangeLog } from '../../../server-mock/system/ChangeLog'
import { systemTables } from '../../../server-mock/system/SystemTables'
import { insertSystemRow } from '../../../server-mock/system/systemRows'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A change log whose changes the test emits itself. */
function emittingChanges() {
  const listeners: ((change: Change) => void | Promise<void>)[] = []
  const changes = { onChange: (listen: (change: Change) => void) => void listeners.push(listen) } as unknown as ChangeLog
  const emit = (kind: Change['kind']) => {
    for (const listen of listeners) void listen({ kind, subject: '', detail: '' })
  }
  return { changes, emit }
}

/** A database whose next statements fail. */
function breaking(database: Database): { database: Database; breakNext(): void } {
  let isBroken = false
  const kysely = new Proxy(database.kysely, {
    get(target, name) {
      if (isBroken) {
        isBroken = false
        throw new Error('the database is away')
      }
      const value = Reflect.get(target, name) as unknown
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  return {
    database: { ...database, kysely },
    breakNext() {
      isBroken = true
    },
  }
}

async function userWith(username: string, ...roleCodes: string[]) {
  const { kysely } = server.database
  const id = await insertSystemRow(kysely, 'sys_user', { username, realname: username, status: '1' })
  for (const code of roleCodes) {
    const role = await systemTables(kysely).selectFrom('sys_role').select('id').where('role_code', '=', code).executeTakeFirstOrThrow()
    await insertSystemRow(kysely, 'sys_user_role', { user_id: id, role_id: role.id })
  }
  return { id, username, realname: username, orgCode: null }
}

describe('P6-roles the rights of a user', () => {
  const can = async (user: Awaited<ReturnType<typeof userWith>>, permission: string) => {
    return (await contextOf(server.services, user)).can(permission)
  }

  it('are none without a role', async () => {
    const user = await userWith('nobody')
    expect([await can(user, 'page:write'), await can(user, 'dashboard'), await can(user, 'order:list')]).toEqual([false, false, false])
  })

  it('are the administrator’s with that role among others, and only with that', async () => {
    expect(await can(await userWith('both', 'staff', 'SOCAdmin'), 'anything:at-all')).toBe(true)
    expect(await can(await userWith('neither', 'staff', 'configurator'), 'anything:at-all')).toBe(false)
  })

  it('are those of all roles together', async () => {
    const user = await userWith('two', 'staff', 'configurator')
    expect([await can(user, 'page:write'), await can(user, 'dashboard')]).toEqual([true, true])
    expect(await can(await userWith('one', 'staff'), 'page:write')).toBe(false)
  })

  it('are read anew after any change that may be one of theirs, and kept through the others', async () => {
    const { changes, emit } = emittingChanges()
    const rights = createRights(server.database, changes)
    const user = await userWith('changing', 'configurator')
    const { kysely } = server.database
    const grants = await kysely.selectFrom('sys_user_role').selectAll().where('user_id', '=', user.id).execute()
    const isRole = async () => (await rights.of(user.id)).roles.includes('configurator')
    for (const kind of ['rights', 'page', 'all'] as const) {
      expect(await isRole()).toBe(true)
      await kysely.deleteFrom('sys_user_role').where('user_id', '=', user.id).execute()
      emit('rows')
      emit('document')
      expect(await isRole()).toBe(true)
      emit(kind)
      expect({ kind, isRole: await isRole() }).toEqual({ kind, isRole: false })
      await kysely.insertInto('sys_user_role').values(grants).execute()
      emit(kind)
    }
  })

  it('are asked for again after they could not be read', async () => {
    const { database, breakNext } = breaking(server.database)
    const rights = createRights(database, emittingChanges().changes)
    const user = await userWith('unlucky', 'staff')
    breakNext()
    await expect(rights.of(user.id)).rejects.toThrow('away')
    expect((await rights.of(user.id)).roles).toEqual(['staff'])
    const other = await userWith('unlucky-too', 'staff')
    breakNext()
    await expect(rights.of(other.id)).rejects.toThrow('away')
    expect((await rights.of(other.id)).roles).toEqual(['staff'])
  })
})
