import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChoiceItems } from '../../../schemas/api/choices'
import type { PlannedChange, PublishResult, ValidateResult } from '../../../schemas/api/pages'
import type { PageOfRows } from '../../../schemas/api/Result'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

const text = (key: string, more: object = {}) => ({ key, type: 'input', title: { 'zh-CN': `标题 ${key}` }, ...more })
const people = samplePage('folk', [text('name'), text('team')])
const choosing = (code: string, choices: object = {}) =>
  samplePage(code, [{ ...text('worker'), type: 'select', choices: { table: 'folk', label: 'name', value: 'name', ...choices } }])

let server: TestServer
let configurator: string
/** Whether the database has the extension; the embedded one has not. */
let hasParts: boolean

beforeAll(async () => {
  server = await startTestServer()
  const { kysely, kind } = server.database
  hasParts = kind === 'postgres'
  // Several tests share a PostgreSQL, and make the extension at the same moment.
  if (hasParts) await sql`create extension if not exists pg_trgm`.execute(kysely).catch(() => {})
  configurator = await server.signIn('configurator')
  expect(await publish(server, configurator, people)).toMatchObject({ status: 200 })
})
afterAll(() => server.close())

const addPeople = (count: number, from = 1) =>
  sql`insert into folk (id, create_by, create_time, row_version, name)
    select 'p' || n, 'test', now(), 1, 'Person ' || n from generate_series(${sql.lit(from)}, ${sql.lit(from + count - 1)}) as n`.execute(
    server.database.kysely,
  )
const plannedFor = async (page: { code: string }) => {
  const { result } = await server.call<ValidateResult>('POST', `/api/page-configs/${page.code}/validate`, { config: page }, configurator)
  return result.changes.filter(isAboutFolk)
}
const isAboutFolk = ({ subject }: PlannedChange) => subject === 'folk' || subject.startsWith('cx_folk')
const indexes = async () => {
  const { rows } = await sql<{ name: string }>`select indexname as name from pg_indexes where tablename = 'folk' and indexname like 'cx%'
    and schemaname = current_schema() order by 1`.execute(server.database.kysely)
  return rows.map(({ name }) => name)
}
const found = async (keyword: string, page = 'duty') => {
  const { result } = await server.call<ChoiceItems>('POST', `/api/page-configs/${page}/choices`, { field: 'worker', keyword }, configurator)
  return result.items.map((item) => item.text)
}

describe('publishing a page that chooses from rows', () => {
  it('indexes them once, as its plan said', async () => {
    const page = choosing('duty')
    const wanted = hasParts ? ['cx_folk_name_parts', 'cx_folk_name_short', 'cx_folk_name_sorted'] : ['cx_folk_name_sorted']
    const planned = await plannedFor(page)
    expect(planned.map(({ subject }) => subject).sort()).toEqual(wanted)
    expect(planned[0]?.message).toContain('name')
    const { result } = await publish<PublishResult>(server, configurator, page)
    expect(result.changes.filter(isAboutFolk)).toEqual(planned)
    expect(await indexes()).toEqual(wanted)
    expect(await plannedFor(page)).toEqual([])
    expect((await plannedFor(choosing('shift', { order: [{ column: 'team', order: 'desc' }] }))).map(({ subject }) => subject)).toEqual([
      'cx_folk_team_sorted',
    ])
  })

  it('finds the same by them: short words, signs that mean something elsewhere, in the order of the page', async () => {
    // What finds short words may be any index of that name.
    if (!hasParts) await sql`create index cx_folk_name_short on folk (name)`.execute(server.database.kysely)
    for (const [index, name] of ['李娜', '王伟', 'Q', 'A%b', 'a_B', 'c\\d', 'line\nend'].entries())
      await sql`insert into folk (id, create_by, create_time, row_version, name) values (${`x${index}`}, 'test', now(), 1, ${name})`.execute(
        server.database.kysely,
      )
    expect(await found('娜')).toEqual(['李娜'])
    expect(await found('王伟')).toEqual(['王伟'])
    expect(await found('娜李')).toEqual([])
    expect(await found('q')).toEqual(['Q'])
    expect(await found('%')).toEqual(['A%b'])
    expect(await found('a_')).toEqual(['a_B'])
    expect(await found('\\d')).toEqual(['c\\d'])
    expect(await found('ND')).toEqual(['line\nend'])
    expect((await found('b')).sort()).toEqual(['A%b', 'a_B'])
  })

  it('turns the column into another type all the same', async () => {
    await sql`delete from folk`.execute(server.database.kysely)
    const numbers = samplePage('folk', [{ ...text('name'), type: 'inputNumber' }, text('team')])
    expect(await publish(server, configurator, numbers)).toMatchObject({ status: 200 })
    expect(await indexes()).toEqual([])
    expect(await publish(server, configurator, people)).toMatchObject({ status: 200 })
  })

  it('says what the database lacks, or what its administrator has to run, where there are many rows', async () => {
    await addPeople(10_001)
    const page = choosing('watch')
    const many = await plannedFor(page)
    expect(many.map(({ kind }) => kind).sort()).toEqual(
      hasParts ? ['createIndex', 'createIndex', 'createIndex'] : ['createIndex', 'warning'],
    )
    if (!hasParts) expect(many.find(({ kind }) => kind === 'warning')?.message).toContain('create extension pg_trgm')
    await addPeople(190_000, 20_000)
    const [last] = (await plannedFor(page)).slice(-1)
    expect(last).toMatchObject({
      kind: 'warning',
      message: expect.stringContaining('create index concurrently if not exists "cx_folk_name_sorted" on "folk"'),
    })
    expect(await publish(server, configurator, page)).toMatchObject({ status: 200 })
    expect(await indexes()).toEqual([])
    // They are found all the same, if not as fast.
    expect(await found('person 10000', 'watch')).toHaveLength(11)
  })
})

describe('publishing a list that is asked for parts of texts', () => {
  it('indexes the texts of its query, and all of them where words are looked for', async () => {
    const list = (more: object) => ({
      ...samplePage('finds', [text('title'), text('place'), { ...text('size'), type: 'inputNumber' }]),
      ...more,
    })
    const planned = async (more: object) => {
      const { result } = await server.call<ValidateResult>('POST', '/api/page-configs/finds/validate', { config: list(more) }, configurator)
      return result.changes.filter(({ subject }) => subject.startsWith('cx_')).map(({ subject }) => subject)
    }
    const wanted = (...names: string[]) => (hasParts ? names : [])
    expect(await planned({})).toEqual([])
    expect(await planned({ queryConfig: [{ key: 'title' }, { key: 'size' }] })).toEqual(wanted('cx_finds_title_parts'))
    expect(await planned({ search: true })).toEqual(wanted('cx_finds_title_parts', 'cx_finds_place_parts'))
    expect(await publish(server, configurator, list({ search: true }))).toMatchObject({ status: 200 })
    expect(await planned({ search: true })).toEqual([])
    const { result } = await server.call<PageOfRows>('GET', '/api/sample/finds/list?searchText=none', undefined, configurator)
    expect(result.records).toEqual([])
  })
})
