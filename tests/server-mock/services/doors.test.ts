import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChoiceItems, ChoicesBody } from '../../../schemas/api/choices'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { insertSystemRows } from '../../../server-mock/system/systemRows'
import { fetchSheet } from '../../support/fetchSheet'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

/** Columns of the main table and of the sub-table, as column permissions write them. */
const mainKeys = ['a', 'b', 'c'] as const
const subKeys = ['x', 'y'] as const
const codes = [...mainKeys, ...subKeys.map((key) => `lines:${key}` as const)]
type Code = (typeof codes)[number]

const text = (key: string) => ({ key, type: 'input', title: { 'zh-CN': key } })
const contentOf = (code: Code) => `value of ${code}`
const keyOf = (code: Code) => code.replace('lines:', '')
const tableOf = (code: Code) => (code.startsWith('lines:') ? 'doors_lines' : 'doors')

const doors = samplePage('doors', mainKeys.map(text), {
  url: { ...samplePage('doors').url, grid: '/sample/doors/grid', exportXlsUrl: '/sample/doors/exportXls' },
  subTables: [{ key: 'lines', title: { 'zh-CN': '行' }, foreignKey: 'mainId', columns: subKeys.map(text) }],
})
/** One field for each column, which shows that column of a chosen row. */
const labelled = samplePage(
  'labelled',
  codes.map((code) => ({
    ...text(`of_${keyOf(code)}`),
    type: 'treeSelect',
    tree: { table: tableOf(code), text: keyOf(code), pid: 'createBy' },
  })),
)
/** Fields for each column, whose choices show it, store it, are coloured by it or are compared with it. */
const choosing = samplePage(
  'choosing',
  codes.flatMap((code) => {
    const [table, key] = [tableOf(code), keyOf(code)]
    const field = (name: string, choices: object) => ({ ...text(`${name}_${key}`), type: 'select', choices: { table, ...choices } })
    return [
      field('text', { label: key }),
      field('value', { label: 'id', value: key }),
      field('color', { label: 'id', color: key }),
      field('where', { label: 'id', where: `row.${key} == form.text_${key}` }),
    ]
  }),
)
const report = {
  kind: 'report',
  version: 1,
  code: 'doors-report',
  title: { 'zh-CN': '报表' },
  grants: { staff: ['*'] },
  source: {
    from: 'doors',
    joins: [{ table: 'doors_lines', as: 'l', on: { 'l.mainId': 'id' } }],
    select: { x: 'l.x', y: 'l.y' },
  },
  columns: codes.map((code) => text(keyOf(code))),
}
/** A report for each column whose condition compares it with what the caller asks. */
const asking = codes.map((code) => ({
  ...report,
  code: `asking-${keyOf(code)}`,
  columns: [text('id')],
  params: [text('wanted')],
  source: {
    from: tableOf(code),
    where: `row.${keyOf(code)} == params.wanted`,
  },
}))

let server: TestServer
let staff: string
let admin: string
let mainId: string
let lineId: string
/** A row that is changed, so that the one that is looked for stays as it is. */
let otherId: string
let labelledId: string
let choosingId: string

const get = <T>(path: string) => server.call<T>('GET', path, undefined, staff)
const choices = (body: ChoicesBody) => server.call<ChoiceItems>('POST', '/api/page-configs/choosing/choices', body, staff)
const enc = encodeURIComponent

beforeAll(async () => {
  server = await startTestServer()
  const configurator = await server.signIn('configurator')
  for (const page of [doors, labelled, choosing, report, ...asking])
    expect(await publish(server, configurator, page)).toMatchObject({ status: 200 })
  staff = await server.signIn('staff')
  admin = await server.signIn('admin')
  const add = async (code: string, body: unknown) => (await server.call<Row>('POST', `/api/sample/${code}/add`, body, admin)).result
  const values = Object.fromEntries(mainKeys.map((key) => [key, contentOf(key)]))
  const line = Object.fromEntries(subKeys.map((key) => [key, contentOf(`lines:${key}`)]))
  otherId = (await add('doors', { sub: { lines: { added: [{}] } } })).id
  const row = await add('doors', { ...values, sub: { lines: { added: [line] } } })
  mainId = row.id
  lineId = (row.sub as { lines: Row[] }).lines[0]?.id ?? ''
  const chosen = codes.map((code) => [`of_${keyOf(code)}`, tableOf(code) === 'doors' ? mainId : lineId])
  labelledId = (await add('labelled', Object.fromEntries(chosen))).id
  choosingId = (await add('choosing', Object.fromEntries(chosen.map(([key, id]) => [key?.replace('of_', 'text_'), id])))).id
})
afterAll(() => server.close())

/** Where rights hide a column: an entry without a place hides it everywhere. */
const places = ['nowhere', 'list', 'form', 'everywhere'] as const
type Hidden = Record<Code, (typeof places)[number]>
const permissionOver = (code: Code, place: (typeof places)[number]) => (place === 'everywhere' ? code : `${code}@${place}`)
const all = (place: (typeof places)[number]) => Object.fromEntries(codes.map((code) => [code, place])) as Hidden

async function hide(hidden: Hidden): Promise<void> {
  const { kysely } = server.database
  await kysely.deleteFrom('sys_permission').where('component', '=', 'hidden-column').execute()
  const entry = { component: 'hidden-column', name: 'x', menu_type: 2, perms_type: '1', status: '1', hidden: 0 }
  await insertSystemRows(
    kysely,
    'sys_permission',
    codes.filter((code) => hidden[code] !== 'nowhere').map((code) => ({ ...entry, perms: `doors:${permissionOver(code, hidden[code])}` })),
  )
  server.services.rights.forget()
}

/** Whether an answer came, and holds the value. A refusal is an answer without it. */
const shows = (answer: { status: number; result: unknown }, code: Code) =>
  answer.status === 200 && JSON.stringify(answer.result).includes(contentOf(code))

/** Whether a call took the name of the column. */
const takes = (answer: { status: number }) => answer.status === 200

type Door = (code: Code) => Promise<boolean>
const ofMain = (code: Code) => tableOf(code) === 'doors'
const superQuery = (code: Code) => enc(enc(JSON.stringify([{ field: code.replace('lines:', 'lines,'), rule: 'eq', val: contentOf(code) }])))

const save = async (method: 'POST' | 'PUT', values: object) => {
  const call = method === 'POST' ? 'add' : 'edit'
  const answer = await server.call<Row | null>(method, `/api/sample/doors/${call}`, values, staff)
  // What was added goes again: the lists stay on one page.
  if (method === 'POST' && answer.result?.id)
    await server.call('DELETE', `/api/sample/doors/delete?id=${answer.result.id}`, undefined, admin)
  return takes(answer)
}
const rowOf = async () => (await server.call<Row>('GET', `/api/sample/doors/queryById?id=${otherId}`, undefined, admin)).result

/** Every way to a column, of the list (the rule) or of the form: each says whether it let the caller through. */
const ways: Record<string, { for?: (code: Code) => boolean; of?: 'form'; try: Door }> = {
  list: { for: ofMain, try: async (code) => shows(await get<RowPage>('/api/sample/doors/list'), code) },
  grid: {
    for: ofMain,
    try: async (code) => shows(await server.call('POST', '/api/sample/doors/grid', { pageNo: 1, pageSize: 10 }, staff), code),
  },
  'export of the list': {
    for: ofMain,
    try: async (code) => {
      const { status, rows } = await fetchSheet(server, { path: '/api/sample/doors/exportXls', token: staff })
      return shows({ status, result: rows ?? [] }, code)
    },
  },
  'column of the export': {
    for: ofMain,
    try: async (code) => {
      const { status, rows } = await fetchSheet(server, { path: `/api/sample/doors/exportXls?exportFields=${code}`, token: staff })
      return shows({ status, result: rows ?? [] }, code)
    },
  },
  'column of the export of the grid': {
    for: ofMain,
    try: async (code) => {
      const body = { valArr: [code] }
      const { status, rows } = await fetchSheet(server, { method: 'POST', path: '/api/sample/doors/exportXls', body, token: staff })
      return shows({ status, result: rows ?? [] }, code)
    },
  },
  add: {
    of: 'form',
    try: async (code) => {
      const values = { [keyOf(code)]: contentOf(code) }
      return save('POST', ofMain(code) ? values : { sub: { lines: { added: [values] } } })
    },
  },
  edit: {
    of: 'form',
    try: async (code) => {
      const { id, rowVersion, sub } = await rowOf()
      const [line] = (sub as { lines: Row[] }).lines
      const values = { [keyOf(code)]: contentOf(code) }
      const edited = { id: line?.id, rowVersion: line?.rowVersion, ...values }
      return save('PUT', { id, rowVersion, ...(ofMain(code) ? values : { sub: { lines: { edited: [edited] } } }) })
    },
  },
  queryById: { of: 'form', try: async (code) => shows(await get(`/api/sample/doors/queryById?id=${mainId}`), code) },
  'filter of the list': { for: ofMain, try: async (code) => takes(await get(`/api/sample/doors/list?${code}=${enc(contentOf(code))}`)) },
  'sorting of the list': { for: ofMain, try: async (code) => takes(await get(`/api/sample/doors/list?column=${code}&order=asc`)) },
  'filter by the sub-table': {
    for: (code) => !ofMain(code),
    try: async (code) => takes(await get(`/api/sample/doors/list?${code.replace(':', '.')}=${enc(contentOf(code))}`)),
  },
  'filter of the grid': {
    for: ofMain,
    try: async (code) => {
      const filterByItems = [{ columnName: code, operator1: 'contains', value1: 'value' }]
      return takes(await server.call('POST', '/api/sample/doors/grid', { pageNo: 1, pageSize: 10, filterByItems }, staff))
    },
  },
  'advanced query': { try: async (code) => takes(await get(`/api/sample/doors/list?superQueryParams=${superQuery(code)}`)) },
  getDictItems: { try: async (code) => shows(await get(`/api/sys/dict/getDictItems/${tableOf(code)},${keyOf(code)},id`), code) },
  'loadDict as text': { try: async (code) => shows(await get(`/api/sys/dict/loadDict/${tableOf(code)},${keyOf(code)},id`), code) },
  'loadDict as value': { try: async (code) => shows(await get(`/api/sys/dict/loadDict/${tableOf(code)},id,${keyOf(code)}`), code) },
  loadDictItem: {
    try: async (code) => {
      const id = ofMain(code) ? mainId : lineId
      return shows(await get(`/api/sys/dict/loadDictItem/${tableOf(code)},${keyOf(code)},id?key=${id}`), code)
    },
  },
  'loadTreeData as text': {
    try: async (code) =>
      shows(await get(`/api/sys/dict/loadTreeData?tableName=${tableOf(code)}&text=${keyOf(code)}&pidField=updateBy`), code),
  },
  'condition of loadTreeData': {
    try: async (code) => {
      const condition = enc(JSON.stringify({ [keyOf(code)]: contentOf(code) }))
      return takes(await get(`/api/sys/dict/loadTreeData?tableName=${tableOf(code)}&text=id&pidField=updateBy&condition=${condition}`))
    },
  },
  'duplicate check': {
    of: 'form',
    try: async (code) => {
      const query = `tableName=${tableOf(code)}&fieldName=${keyOf(code)}&fieldVal=${enc(contentOf(code))}`
      return takes(await get(`/api/sys/duplicate/check?${query}`))
    },
  },
  report: { try: async (code) => shows(await get('/api/online/cgreport/api/getData/doors-report'), code) },
  'columns of the report': {
    try: async (code) => {
      const answer = await get<{ columns: { dataIndex: string }[] }>('/api/online/cgreport/api/getRpColumns/doors-report')
      return answer.result.columns.some(({ dataIndex }) => dataIndex === keyOf(code))
    },
  },
  'filter of the report': {
    try: async (code) => takes(await get(`/api/online/cgreport/api/getData/doors-report?${keyOf(code)}=${enc(contentOf(code))}`)),
  },
  'parameter of the report': {
    try: async (code) => takes(await get(`/api/online/cgreport/api/getData/asking-${keyOf(code)}?self_wanted=x`)),
  },
  label: {
    try: async (code) => shows(await get(`/api/sample/labelled/queryById?id=${labelledId}`), code),
  },
  'choices as text': { try: async (code) => shows(await choices({ field: `text_${keyOf(code)}` }), code) },
  'text of a stored choice': {
    try: async (code) => shows(await choices({ field: `text_${keyOf(code)}`, values: [ofMain(code) ? mainId : lineId] }), code),
  },
  'keyword of choices': { try: async (code) => takes(await choices({ field: `text_${keyOf(code)}`, keyword: 'value' })) },
  'choices as value': { try: async (code) => shows(await choices({ field: `value_${keyOf(code)}` }), code) },
  'choices as colour': { try: async (code) => shows(await choices({ field: `color_${keyOf(code)}` }), code) },
  'condition of choices': {
    try: async (code) => takes(await choices({ field: `where_${keyOf(code)}`, form: { [`text_${keyOf(code)}`]: contentOf(code) } })),
  },
  'label of a choice': { try: async (code) => shows(await get(`/api/sample/choosing/queryById?id=${choosingId}`), code) },
}

describe('P6-gate a column that is hidden from the caller', () => {
  it('is behind every door, and a column that is not hidden behind none: the main table’s and the sub-table’s alike', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record(Object.fromEntries(codes.map((code) => [code, fc.constantFrom(...places)])) as Record<Code, fc.Arbitrary<Hidden[Code]>>),
        async (hidden) => {
          await hide(hidden)
          const wrong: string[] = []
          for (const [name, way] of Object.entries(ways)) {
            for (const code of codes.filter(way.for ?? (() => true))) {
              const isHidden = ['everywhere', way.of ?? 'list'].includes(hidden[code])
              if ((await way.try(code)) === isHidden) wrong.push(`${name}: ${code}`)
            }
          }
          expect({ hidden, wrong }).toEqual({ hidden, wrong: [] })
        },
      ),
      { numRuns: 12, seed: 7, examples: places.map((place) => [all(place)]) },
    )
  }, 120_000)
})
