import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCallLog } from '../../../runtime/calls/CallLog'
import { createCalls } from '../../../runtime/calls/createCalls'
import { createTransport } from '../../../runtime/calls/createTransport'
import { answer, fakeOptions, stubFetch } from './fakeCalls'

afterEach(() => vi.unstubAllGlobals())

function openCalls() {
  const log = createCallLog()
  return { log, calls: createCalls(createTransport(fakeOptions({ log }))) }
}

const good = () => answer({ success: true, code: 200, message: '', result: {} })

describe('the last calls', () => {
  it('C-debug are remembered with method, address, status, code and duration, the last one first', async () => {
    stubFetch(good(), answer({ success: true, code: 0, result: {} }, 201))
    const { log, calls } = openCalls()
    await calls.get('/order/list', { pageNo: 1 })
    await calls.post('/order/add', { name: 'pump' })
    expect(log.read()).toEqual([
      {
        number: 2,
        method: 'POST',
        address: '/api/order/add',
        status: 201,
        code: 0,
        startedAt: expect.any(Number),
        duration: expect.any(Number),
      },
      {
        number: 1,
        method: 'GET',
        address: '/api/order/list?pageNo=1',
        status: 200,
        code: 200,
        startedAt: expect.any(Number),
        duration: expect.any(Number),
      },
    ])
  })

  it('C-debug say how one failed, and fail all the same', async () => {
    stubFetch(answer({ success: false, code: 510, message: 'not allowed' }), new TypeError('broken'))
    const { log, calls } = openCalls()
    await expect(calls.put('/order/edit', {})).rejects.toThrow('not allowed')
    await expect(calls.post('/order/add', {})).rejects.toThrow('text:offline')
    expect(log.read()).toMatchObject([{ error: 'text:offline' }, { status: 200, code: 510, error: 'not allowed' }])
    expect(log.read()[0]).not.toHaveProperty('status')
  })

  it('C-debug hold no body, token, ticket or password', async () => {
    stubFetch(good(), good())
    const { log, calls } = openCalls()
    await calls.put('/sys/user/changePassword', { password: 'hunter2' })
    await calls.get('/file', { t: 'once-only', 'X-Access-Token': 'abc', oldPassword: 'hunter2', name: 'plan' })
    expect(JSON.stringify(log.read())).not.toMatch(/hunter2|once-only|abc|t1/)
    expect(log.read()[0]?.address).toBe('/api/file?t=…&X-Access-Token=…&oldPassword=…&name=plan')
  })

  it('C-debug are published pages too, and not more than fifty', async () => {
    const { log, calls } = openCalls()
    stubFetch(answer({ code: 'order' }), answer({}, 404), ...Array.from({ length: 50 }, good))
    await calls.pageConfig('order')
    await expect(calls.pageConfig('none')).rejects.toThrow('text:pageNotFound')
    expect(log.read()).toMatchObject([
      { address: '/page-configs/none.json', status: 404, error: 'text:pageNotFound' },
      { address: '/page-configs/order.json', status: 200 },
    ])
    for (let count = 0; count < 50; count++) await calls.post(`/call/${count}`)
    expect(log.read()).toHaveLength(50)
    expect(log.read().at(-1)?.address).toBe('/api/call/0')
  })
})
