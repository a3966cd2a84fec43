import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PageConfig } from '../../../schemas/page/kinds'
import { declarePage } from '../../../server-mock/services/pages/declarePage'
import { startTestServer, type TestAnswer, type TestServer } from '../../support/startTestServer'
import { publish, sampleColumns, samplePage } from './samplePage'

let server: TestServer
let configurator: string
let staff: string
const warned = vi.fn()

const title = (text: string) => ({ 'zh-CN': text })
const line = [
  { key: 'n', type: 'inputNumber', title: title('数') },
  { key: 'b', type: 'input', title: title('甲') },
  { key: 'c', type: 'input', title: title('乙') },
]
const field = (key: string, more: object = {}) => ({ key, type: 'input', title: { 'zh-CN': `栏${key}`, 'en-US': `Field ${key}` }, ...more })
const columns = [...sampleColumns, field('a'), field('found')]

function page(code: string, more: { found?: object; lines?: object[]; columns?: object[] } = {}) {
  const own = [...columns.slice(0, -1), field('found', more.found)]
  return samplePage(code, (more.columns ?? own) as typeof sampleColumns, {
    subTables: [{ key: 'l', title: title('行'), foreignKey: 'mainId', columns: more.lines ?? line }],
  })
}

/** Publishes the page as a right one, and then puts a declaration in its place that no check has seen. */
async function slipIn(code: string, harmless: ReturnType<typeof page>, expensive: ReturnType<typeof page>): Promise<string> {
  expect(await publish(server, configurator, harmless)).toMatchObject({ status: 200 })
  const declaration = declarePage(expensive as unknown as PageConfig)
  if (!declaration) throw new Error('the page has no resource')
  server.services.registry.put(declaration)
  return `/api/sample/${code}`
}

const english = { 'accept-language': 'en-US' }
const add = (path: string, body: object): Promise<TestAnswer<unknown>> => server.call('POST', `${path}/add`, body, staff, english)
const lines = (count: number) => Array.from({ length: count }, (_, index) => ({ n: index, b: `b${index}`, c: 'c' }))
const nested = (depth: number): string => (depth === 0 ? '1' : `[0,1,2,3,4,5,6,7,8,9].map(a${depth}, ${nested(depth - 1)})`)
const quadratic = "sub.l.filter(p, sub.l.exists(q, q.b == 'none' && q.c != p.c))"

beforeAll(async () => {
  server = await startTestServer({
    prepare: (app) => {
      app.addHook('onRequest', async (request) => {
        request.log.warn = warned
      })
    },
  })
  configurator = await server.signIn('configurator')
  staff = await server.signIn('staff')
})
afterAll(() => server.close())

describe('a page that would hold the server', () => {
  it.each<[string, object, string, string]>([
    ['loops', { value: `size(${nested(8)}) > 0 ? row.name : ''` }, 'too-nested', '/columns/3/value'],
    ['loops over rows in loops over rows', { value: `text(size(${quadratic}))` }, 'too-many-steps', '/columns/3/value'],
    [
      'a pattern of too many states',
      { validateRules: [{ pattern: `^${'(a?){999}'.repeat(40)}$` }] },
      'too-many-states',
      '/columns/3/validateRules/0/pattern',
    ],
  ])('is not published: %s', async (_, found, code, path) => {
    const answer = await publish(server, configurator, page('refused-page', { found }))
    expect(answer).toMatchObject({ status: 422, success: false })
    expect(answer.errors?.map((error) => [error.code, error.path])).toEqual([[code, path]])
  })
})

describe('a page that has slipped in', () => {
  it('refuses the row that would take too long, with the place and a sentence, and tells its author in the log', async () => {
    const value = `text(size(${quadratic}))`
    const path = await slipIn('slow', page('slow'), page('slow', { found: { value } }))
    const answer = await add(path, { name: 'x', sub: { l: { added: lines(1000) } } })
    expect(answer).toMatchObject({ status: 422, success: false, code: 422 })
    expect(answer.errors).toEqual([
      { path: '/found', code: 'tooExpensive', message: expect.stringMatching(/^Field found cannot be worked out from so much data/) },
    ])
    expect(warned).toHaveBeenCalledWith(
      { page: 'slow', table: 'slow', tooExpensive: [{ path: '/found', source: value, limit: 'steps' }] },
      expect.any(String),
    )
    expect(await add(path, { name: 'x', sub: { l: { added: lines(10) } } })).toMatchObject({ status: 200, result: { found: '0' } })
  })

  it('refuses a text that grows from field to field, and stores nothing of it', async () => {
    const grown = [1, 2, 3, 4].map((step) => `f${step}`)
    const own = (key: string, index: number) =>
      field(key, { value: Array.from({ length: 10 }, () => (index === 0 ? 'row.a' : `row.${grown[index - 1]}`)).join(' + ') })
    const path = await slipIn(
      'growing',
      page('growing', { columns: [...columns, ...grown.map((key) => field(key))] }),
      page('growing', { columns: [...columns, ...grown.map(own)] }),
    )
    const answer = await add(path, { name: 'x', a: 'x'.repeat(10_000) })
    expect(answer).toMatchObject({
      status: 422,
      errors: expect.arrayContaining([expect.objectContaining({ path: '/f2', code: 'tooExpensive' })]),
    })
    expect(await server.call('GET', `${path}/list`, undefined, staff)).toMatchObject({ result: { total: 0 } })
  })

  it('refuses a value whose pattern or rule would take too long, in its field or in its row of a sub-table', async () => {
    const rules = (when: object) => [...line.slice(0, 2), { ...line[2], validateRules: [when] }]
    const path = await slipIn(
      'patterns',
      page('patterns'),
      page('patterns', {
        found: { validateRules: [{ pattern: '^[a-z]{1,900}$' }] },
        lines: rules({ when: "row.c.matches('^(a?){500}b$') || row.c.contains(row.c + 'x')" }),
      }),
    )
    const long = 'a'.repeat(20_000)
    const answer = await add(path, {
      name: 'x',
      found: long,
      sub: {
        l: {
          added: [
            { n: 1, c: 'c' },
            { n: 2, c: long },
          ],
        },
      },
    })
    expect(answer).toMatchObject({ status: 422 })
    expect(answer.errors?.map(({ path, code }) => [path, code])).toEqual([
      ['/found', 'tooExpensive'],
      ['/sub/l/added/1/c', 'tooExpensive'],
    ])
    expect(answer.errors?.[0]?.message).toMatch(/^Field found holds too much data to be checked/)
  })

  it('refuses the row, and does not pass over its rules, when a condition would take too long', async () => {
    const path = await slipIn(
      'conditions',
      page('conditions'),
      page('conditions', { found: { visibleWhen: `size(${quadratic}) >= 0`, validateRules: [{ required: true }] } }),
    )
    expect(await add(path, { name: 'x', sub: { l: { added: lines(1000) } } })).toMatchObject({
      status: 422,
      errors: [{ path: '/found', code: 'tooExpensive' }],
    })
  })

  it('refuses an action whose condition would take too long', async () => {
    const action = { url: '/sample/acting/go', name: 'go', set: { amount: 2 } }
    const withWhen = (when?: string) => ({
      ...page('acting'),
      resource: { table: 'acting', actions: [{ ...action, ...(when ? { when } : {}) }] },
    })
    const path = await slipIn('acting', withWhen(), withWhen("row.a.contains(row.a + 'b')"))
    const { result } = await server.call<{ id: string }>('POST', `${path}/add`, { name: 'x', a: 'a'.repeat(50_000) }, staff)
    expect(await server.call('POST', `${path}/go`, { ids: result.id }, configurator, english)).toMatchObject({
      status: 422,
      errors: [{ path: '/ids', code: 'tooExpensive', message: expect.stringMatching(/^go /) }],
    })
  })
})

describe('a big save', () => {
  it('lets others have their answers while the expressions of its rows are worked out', async () => {
    const value = `size(${nested(3)}) + row.n`
    const computed = { key: 'd', type: 'inputNumber', title: title('丙') }
    const path = await slipIn('big', page('big', { lines: [...line, computed] }), page('big', { lines: [...line, { ...computed, value }] }))
    let isSaving = true
    // No name: the row is refused once everything is worked out, before anything is written.
    const saving = add(path, { sub: { l: { added: lines(2500) } } }).finally(() => {
      isSaving = false
    })
    let answered = 0
    while (isSaving) {
      // A file: what asks the embedded database waits for the end of the save's transaction.
      await (await fetch(`${server.url}/none.txt`)).text()
      if (isSaving) answered++
    }
    expect(await saving).toMatchObject({ status: 422, errors: [{ path: '/name', code: 'required' }] })
    expect(answered).toBeGreaterThan(5)
  })
})

describe('a rule that cannot be worked out', () => {
  it('refuses the row with a sentence at its field, and tells its author in the log why', async () => {
    const when = 'int(row.found) > 3'
    const answer = await publish(server, configurator, page('counted', { found: { validateRules: [{ when, message: 'too big' }] } }))
    expect(answer).toMatchObject({ status: 200 })
    expect(await add('/api/sample/counted', { name: 'x', found: '4 Stk' })).toMatchObject({
      status: 422,
      errors: [
        { path: '/found', code: 'notWorkedOut', message: expect.stringMatching(/^The rule of Field found could not be worked out/) },
      ],
    })
    expect(warned).toHaveBeenCalledWith(
      { page: 'counted', table: 'counted', notWorkedOut: [{ path: '/found', source: when, reason: expect.any(String) }] },
      expect.any(String),
    )
    expect(await add('/api/sample/counted', { name: 'x', found: '3' })).toMatchObject({ status: 200 })
  })
})
