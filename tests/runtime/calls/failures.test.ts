import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTransport } from '../../../runtime/calls/createTransport'
import { createSignInCalls } from '../../../runtime/calls/signInCalls'
import { answer, fakeOptions, stubFetch } from './fakeCalls'

afterEach(() => vi.unstubAllGlobals())

const get = (changes = {}) => createTransport(fakeOptions(changes)).call({ method: 'GET', path: '/a' })

describe('P7-transport the error catalogue', () => {
  it.each([
    [403, {}, 'forbidden', 'text:forbidden'],
    [403, { code: 510, message: '没有权限' }, 'forbidden', '没有权限'],
    [404, { message: 'no such route' }, 'notFound', 'text:notFound'],
    [504, '<html>gateway</html>', 'timeout', 'text:timeout'],
    [409, { message: 'stale', result: { current: { id: '1' } } }, 'conflict', 'stale'],
    [422, { message: 'bad', errors: [{ path: '/name', code: 'required', message: 'fill it' }] }, 'invalid', 'bad'],
    [400, { message: 'unknown column' }, 'invalid', 'unknown column'],
    [429, { message: 'too many' }, 'refused', 'too many'],
    [500, { message: 'database is down' }, 'server', 'database is down'],
    [502, '<html>', 'server', 'text:server'],
    [200, { success: false, code: 500, message: 'refused' }, 'refused', 'refused'],
    [200, { success: false, code: 510, message: 'warning' }, 'forbidden', 'warning'],
    [200, '<html>not ours</html>', 'server', 'text:badAnswer'],
  ])('status %i, %j is "%s": %s', async (status, body, kind, message) => {
    stubFetch(answer(body, status))
    await expect(get()).rejects.toMatchObject({ kind, message })
  })

  it('a conflict carries the row as it stands now, a refused value its place', async () => {
    stubFetch(answer({ result: { current: { id: '1' } } }, 409), answer({ errors: [{ path: '/name', code: 'c', message: 'm' }] }, 422))
    await expect(get()).rejects.toMatchObject({ details: { status: 409, result: { current: { id: '1' } } } })
    await expect(get()).rejects.toMatchObject({ details: { errors: [{ path: '/name' }] } })
  })

  it.each([
    [401, {}],
    [500, { message: 'Token失效，请重新登录!' }],
    [200, { success: false, code: 500, message: 'Token失效，请重新登录!' }],
  ])('status %i, %j ends the session whose token was sent', async (status, body) => {
    const onExpired = vi.fn()
    stubFetch(answer(body, status))
    await expect(get({ onExpired })).rejects.toMatchObject({ kind: 'expired' })
    expect(onExpired).toHaveBeenCalledExactlyOnceWith('t1', status === 401 ? 'unauthorised' : 'expired')
  })

  it('401 without a session ends none', async () => {
    const onExpired = vi.fn()
    stubFetch(answer({}, 401))
    await expect(get({ onExpired, readToken: () => null })).rejects.toMatchObject({ kind: 'expired', message: 'text:unauthorised' })
    expect(onExpired).not.toHaveBeenCalled()
  })
})

describe('P7-transport what is told of', () => {
  it.each([
    [403, {}],
    [404, {}],
    [504, '<html>gateway</html>'],
    [500, { message: 'database is down' }],
    [502, '<html>'],
  ])('status %i, %j, unless the call is a quiet one', async (status, body) => {
    const onFailed = vi.fn()
    stubFetch(answer(body, status), answer(body, status), answer(body, status))
    const transport = createTransport(fakeOptions({ onFailed }))
    await expect(transport.call({ method: 'GET', path: '/a', isQuiet: true })).rejects.toThrow()
    expect(onFailed).not.toHaveBeenCalled()
    const failure = await transport.call({ method: 'GET', path: '/a' }).catch((error: unknown) => error)
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(failure)
    await expect(transport.download({ method: 'GET', path: '/a' })).rejects.toThrow()
    expect(onFailed).toHaveBeenCalledTimes(2)
  })

  it.each([
    [401, {}],
    [403, { code: 510, message: '没有权限' }],
    [409, { message: 'stale' }],
    [422, { message: 'bad' }],
    [400, { message: 'unknown column' }],
    [200, { success: false, code: 500, message: 'refused' }],
  ])('never status %i, %j: whoever called answers it', async (status, body) => {
    const onFailed = vi.fn()
    stubFetch(answer(body, status))
    await expect(get({ onFailed })).rejects.toThrow()
    expect(onFailed).not.toHaveBeenCalled()
  })
})

describe('what counts as success', () => {
  it.each([[{ success: true, code: 500 }], [{ code: 200 }], [{ code: '200' }], [{ code: 0 }]])('%j', async (body) => {
    stubFetch(answer({ ...body, result: 'r' }))
    expect((await get()).result).toBe('r')
  })

  it('P4-login signs in only with code 200', async () => {
    const { signIn } = createSignInCalls(createTransport(fakeOptions()))
    const result = { token: 't2', userInfo: { id: '1', username: 'admin', realname: '' } }
    const noKey = () => answer({}, 404)
    stubFetch(noKey(), answer({ success: true, code: '200', result }), noKey(), answer({ success: true, code: 0, message: 'no', result }))
    await expect(signIn({ username: 'admin', password: 'x' })).resolves.toMatchObject({ token: 't2' })
    await expect(signIn({ username: 'admin', password: 'x' })).rejects.toMatchObject({ kind: 'refused', message: 'no' })
  })
})
