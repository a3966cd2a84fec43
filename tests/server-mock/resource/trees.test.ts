import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../../../schemas/api/Result'
import type { Database } from '../../../server-mock/db/Database'
import type { TableResource } from '../../../server-mock/resource/createResource'
import { openTestDatabase } from '../../support/openTestDatabase'
import { caller, failureOf, open, putResource } from './orderExample'

let database: Database
let shops: TableResource

beforeAll(async () => {
  database = await openTestDatabase()
  shops = await putResource(database, {
    table: 'demo_shop',
    fields: [
      { type: 'input', key: 'name' },
      { type: 'input', key: 'pid' },
      { type: 'input', key: 'hasChild' },
    ],
    tree: { parentKey: 'pid', hasChildKey: 'hasChild' },
    url: {},
    access: open,
  })
})
afterAll(() => database.close())

function add(name: string, pid?: string): Promise<Row> {
  return shops.add({ name, pid, hasChild: '1' }, caller())
}

async function names(query: Record<string, unknown>): Promise<unknown[]> {
  return (await shops.list({ column: 'name', order: 'asc', ...query }, caller())).records.map(
    (row) => `${row.name}${row.hasChildren ? '+' : ''}`,
  )
}

describe('B2.11-tree a tree', () => {
  it('answers level by level and keeps what has children up to date', async () => {
    const food = await add('food')
    const toys = await add('toys', '0')
    const fruit = await add('fruit', food.id)
    const apple = await add('apple', fruit.id)
    expect(await names({})).toEqual(['food+', 'toys'])
    expect(await names({ pid: food.id })).toEqual(['fruit+'])
    expect(await names({ parentId: fruit.id })).toEqual(['apple'])
    expect(await names({ name: 'app' })).toEqual(['apple'])
    expect((await shops.queryById(food.id, caller())).rowVersion).toBe(1)

    await shops.edit({ id: apple.id, rowVersion: 1, pid: toys.id }, caller())
    expect(await names({})).toEqual(['food+', 'toys+'])
    expect(await names({ pid: food.id })).toEqual(['fruit'])

    await shops.delete(apple.id, caller())
    expect(await names({})).toEqual(['food+', 'toys'])
  })

  it('tells with rows that are searched for what they stand below', async () => {
    const house = await add('house')
    const lab = await add('lab', house.id)
    const shelf = await add('shelf', lab.id)
    const paths = async (query: Record<string, unknown>) =>
      (await shops.list({ column: 'name', order: 'asc', ...query }, caller())).records.map(({ name, treePath }) => [name, treePath])
    expect(await paths({ id: [house.id, shelf.id].join(',') })).toEqual([
      ['house', undefined],
      ['shelf', 'house / lab'],
    ])
    expect(await paths({ parentId: lab.id })).toEqual([['shelf', undefined]])
    const grid = await shops.grid({ selectParam: { name: 'lab' } }, caller())
    expect(grid.records).toMatchObject([{ name: 'lab', treePath: 'house' }])
    // A row is sent back as it came.
    await shops.edit({ ...grid.records[0], name: 'laboratory' } as Row, caller())
    expect(await paths({ name: 'shelf' })).toEqual([['shelf', 'house / laboratory']])
    for (const row of [shelf, lab, house]) await shops.delete(row.id, caller())
  })

  it('tells nobody what a row stands below who may not see its parent', async () => {
    const halls = await putResource(database, {
      table: 'demo_hall',
      fields: [
        { type: 'input', key: 'name' },
        { type: 'input', key: 'pid' },
      ],
      tree: { parentKey: 'pid' },
      authPre: 'hall',
      url: {},
      access: open,
    })
    const above = await halls.add({ name: 'above' }, caller())
    await halls.add({ name: 'below', pid: above.id }, caller())
    const found = async (hidden: readonly string[]) =>
      (await halls.list({ name: 'below' }, caller('anna', { hiddenFields: () => new Set(hidden) }))).records
    expect(await found([])).toMatchObject([{ name: 'below', treePath: 'above' }])
    const [row] = await found(['pid'])
    expect(row?.name).toBe('below')
    expect(row).not.toHaveProperty('treePath')
  })

  it('refuses a parent that does not exist, or stands below the row', async () => {
    const top = await add('top')
    const middle = await add('middle', top.id)
    expect((await failureOf(add('lost', 'nobody'))).text).toBe('rows.noParent')
    for (const pid of [top.id, middle.id]) {
      const { text, values, details } = await failureOf(shops.edit({ id: top.id, rowVersion: 1, pid }, caller()))
      expect([text, values, details.errors?.map(({ path }) => path)]).toEqual(['rows.ownParent', { name: 'top' }, ['/pid']])
    }
  })

  it('stays a tree when two rows are moved below one another at the same moment', async () => {
    for (let round = 0; round < 8; round++) {
      const [x, y] = [await add(`x${round}`), await add(`y${round}`)]
      const below = await add(`z${round}`, y.id)
      const moves = await Promise.allSettled([
        shops.edit({ id: x.id, rowVersion: 1, pid: below.id }, caller()),
        shops.edit({ id: y.id, rowVersion: 1, pid: x.id }, caller('otto')),
      ])
      expect(moves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const [lost] = moves.filter((move) => move.status === 'rejected')
      expect(lost?.reason).toMatchObject({ text: 'rows.ownParent' })
    }
  })

  it('gives no row a parent that is deleted at the same moment', async () => {
    for (let round = 0; round < 8; round++) {
      const top = await add(`gone${round}`)
      const [added, deleted] = await Promise.allSettled([add(`leaf${round}`, top.id), shops.delete(top.id, caller())])
      expect([added.status, deleted.status].sort()).toEqual(['fulfilled', 'rejected'])
    }
  })

  it('refuses to delete a row and leave its children behind', async () => {
    const top = await add('t1')
    const child = await add('t2', top.id)
    const { text, values } = await failureOf(shops.delete(top.id, caller()))
    expect([text, values]).toEqual(['rows.hasChildren', { name: 't1', count: 1, children: '“t2”' }])
    expect(await shops.deleteBatch(`${top.id},${child.id}`, caller())).toBe(2)
  })

  it('counts children that the caller may not see, and does not name them', async () => {
    const own = await putResource(database, {
      table: 'demo_own_tree',
      fields: [
        { type: 'input', key: 'name' },
        { type: 'input', key: 'keeper' },
      ],
      tree: { parentKey: 'parentId' },
      where: 'row.keeper == user.username',
      url: {},
      access: open,
    })
    const top = await own.add({ name: 'mine', keeper: 'otto' }, caller('otto'))
    await own.add({ name: 'secret', keeper: 'anna', parentId: top.id }, caller('anna'))
    const { text, values } = await failureOf(own.delete(top.id, caller('otto')))
    expect([text, values]).toEqual(['rows.hasUnseenChildren', { name: 'mine', count: 1, children: '' }])
  })

  it('counts children when no field says whether there are any', async () => {
    const plain = await putResource(database, {
      table: 'demo_plain_tree',
      fields: [{ type: 'input', key: 'name' }],
      tree: { parentKey: 'parentId' },
      url: {},
      access: open,
    })
    const top = await plain.add({ name: 'top' }, caller())
    await plain.add({ name: 'leaf', parentId: top.id }, caller())
    expect((await plain.list({}, caller())).records).toMatchObject([{ name: 'top', hasChildren: true }])
    expect((await plain.list({ parentId: top.id }, caller())).records).toMatchObject([{ name: 'leaf', hasChildren: false }])
  })
})

describe('B7.1-treeload a tree that is asked with a condition', () => {
  it('answers with parentId the children, with the condition those of them that hold its values, each with its id and hasChildren', async () => {
    const shelf = await add('shelf')
    const box = await add('box', shelf.id)
    await add('lid', shelf.id)
    await add('screw', box.id)
    expect(await names({ parentId: shelf.id })).toEqual(['box+', 'lid'])
    const { records } = await shops.list({ parentId: shelf.id, condition: JSON.stringify({ name: 'box' }) }, caller())
    expect(records).toMatchObject([{ id: box.id, name: 'box', hasChildren: true }])
    const twice = encodeURIComponent(JSON.stringify({ name: 'lid' }))
    expect(await names({ parentId: shelf.id, condition: twice })).toEqual(['lid'])
    expect(await names({ condition: JSON.stringify({ name: 'lid' }) })).toEqual([])
    const grid = await shops.grid({ selectParam: { parentId: shelf.id, condition: JSON.stringify({ name: 'lid' }) } }, caller())
    expect(grid.records.map(({ name }) => name)).toEqual(['lid'])
  })

  it.each([
    ['a field that there is not', '{"nme":"box"}', 'unknown-field'],
    ['SQL in a name', '{"name = 1 or 1=1 --":"box"}', 'unknown-field'],
    ['an object as a value', '{"name":{"a":1}}', 'bad-value'],
    ['what is no JSON', '{name', 'not-an-object'],
  ])('refuses %s', async (_, condition, code) => {
    const { details } = await failureOf(shops.list({ condition }, caller()))
    expect(details.errors?.map((error) => error.code)).toEqual([code])
  })

  it('binds what is asked for: SQL in a value is a value', async () => {
    expect(await names({ condition: JSON.stringify({ name: "x' or '1'='1" }) })).toEqual([])
  })
})

describe('a tree of which a caller sees a part', () => {
  it('shows on the first level what stands below rows that the caller does not see', async () => {
    const parts = await putResource(database, {
      table: 'demo_part',
      authPre: 'part',
      fields: [
        { type: 'input', key: 'name' },
        { type: 'input', key: 'keeper' },
        { type: 'input', key: 'pid' },
      ],
      rules: [{ name: 'own', title: 'Own', where: 'row.keeper == user.username' }],
      tree: { parentKey: 'pid' },
      url: {},
      access: open,
    })
    const admin = caller('anna', { isServer: true })
    const put = (name: string, keeper: string, pid?: string) => parts.add({ name, keeper, pid }, admin)
    const engine = await put('engine', 'anna')
    const pump = await put('pump', 'otto', engine.id)
    const seal = await put('seal', 'anna', pump.id)
    await put('ring', 'otto', seal.id)
    await put('filter', 'otto', pump.id)
    const level = async (by = caller('otto'), query: Record<string, unknown> = {}) =>
      (await parts.list({ column: 'name', order: 'asc', ...query }, by)).records.map(({ name }) => name)
    expect(await level()).toEqual(['pump', 'ring'])
    expect(await level(caller('otto'), { pid: pump.id })).toEqual(['filter'])
    expect(await level(admin)).toEqual(['engine'])
    const grid = await parts.grid({ selectParam: {} }, caller('otto'))
    expect(grid.records.map(({ name }) => name).sort()).toEqual(['pump', 'ring'])
    // Whoever changes such a row leaves it where it stands.
    await parts.edit({ id: pump.id, rowVersion: 1, name: 'water pump' }, caller('otto'))
    expect(await level(admin, { pid: engine.id })).toEqual(['water pump'])
  })
})
