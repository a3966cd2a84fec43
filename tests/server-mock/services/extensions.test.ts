import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../../../schemas/api/Result'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, sampleColumns, samplePage } from './samplePage'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer({
    extensions: {
      ruleHandlers: { isEven: ({ value }, done) => done(Number(value) % 2 === 0, 'odd') },
      actionHandlers: ['printLabel'],
      slots: ['stars'],
    },
  })
  token = await server.signIn('configurator')
})
afterAll(() => server.close())

const withRule = (code: string, handler: string) =>
  samplePage(
    code,
    sampleColumns.map((column) => (column.key === 'amount' ? { ...column, validateRules: [{ handler }] } : column)),
  )
const withButton = (code: string, name: string) => ({
  ...samplePage(code),
  rowButtons: [{ name: 'print', label: 'Print', action: { type: 'handler', name } }],
})

describe('a check of values that the product has in code', () => {
  it('is run when a row is saved', async () => {
    expect(await publish(server, token, withRule('evens', 'isEven'))).toMatchObject({ status: 200 })
    const add = (amount: number) => server.call<Row>('POST', '/api/sample/evens/add', { name: 'one', amount }, token)
    expect(await add(3)).toMatchObject({ status: 422, errors: [{ path: '/amount', code: 'handler', message: 'odd' }] })
    expect(await add(4)).toMatchObject({ status: 200, result: { amount: 4 } })
  })

  it('refuses the page that names one which there is not, with its place', async () => {
    const answer = await publish(server, token, withRule('odds', 'isOdd'))
    expect(answer).toMatchObject({ status: 422, errors: [{ path: '/columns/1/validateRules/0/handler', code: 'unknown-handler' }] })
    expect(server.services.pages.get('odds')).toBeUndefined()
  })

  it('is no action of a button', async () => {
    const answer = await publish(server, token, withButton('mixed', 'isEven'))
    expect(answer).toMatchObject({ status: 422, errors: [{ path: '/rowButtons/0/action/name', code: 'unknown-handler' }] })
  })
})

describe('what a button does in code', () => {
  it('is named by a page that may be published; one that is not there refuses it', async () => {
    expect(await publish(server, token, withButton('labels', 'printLabel'))).toMatchObject({ status: 200 })
    const answer = await publish(server, token, withButton('labels', 'printLable'))
    expect(answer).toMatchObject({ status: 422, errors: [{ path: '/rowButtons/0/action/name', code: 'unknown-handler' }] })
  })
})
