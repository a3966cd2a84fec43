import { sm2 } from 'sm-crypto-v2'
import { afterEach, expect, it, vi } from 'vitest'
import { createTransport } from '../../../runtime/calls/createTransport'
import { createSignInCalls } from '../../../runtime/calls/signInCalls'
import { changeMyPassword } from '../../../runtime/calls/signInVariants'
import { answer, fakeOptions, stubFetch } from './fakeCalls'

afterEach(() => vi.unstubAllGlobals())

const result = { token: 't2', userInfo: { id: '1', username: 'admin', realname: '' } }
const transport = () => createTransport(fakeOptions())

it('P5-password every password travels as SM2 cipher text with the nonce of the server', async () => {
  const { publicKey, privateKey } = sm2.generateKeyPairHex()
  const key = () => answer({ success: true, result: { publicKey, nonce: 'n1' } })
  const asked = stubFetch(key(), answer({ success: true, code: 200, result }), key(), answer({ success: true, code: 200 }))
  const plain = (text: string) => sm2.doDecrypt(text, privateKey, 1, { output: 'string' })

  await createSignInCalls(transport()).signIn({ username: 'admin', password: '密码 secret-1' })
  const signIn = JSON.parse(String(asked.body(1)))
  expect(signIn).toMatchObject({ username: 'admin', nonce: 'n1' })
  expect(plain(signIn.password)).toBe('n1:密码 secret-1')

  await changeMyPassword(transport(), { oldpassword: 'zero', password: 'one', confirmpassword: 'two' })
  const change = JSON.parse(String(asked.body(3)))
  expect([change.oldpassword, change.password, change.confirmpassword].map(plain)).toEqual(['n1:zero', 'n1:one', 'n1:two'])
})

it('a server without a key gets the password as it expects it, one that fails gets none', async () => {
  const asked = stubFetch(answer({}, 404), answer({ success: true, code: 200, result }), answer({}, 500))
  const calls = createSignInCalls(transport())
  await calls.signIn({ username: 'admin', password: 'secret' })
  expect(JSON.parse(String(asked.body(1)))).toEqual({ username: 'admin', password: 'secret' })
  await expect(calls.signIn({ username: 'admin', password: 'secret' })).rejects.toMatchObject({ kind: 'server' })
  expect(asked.fetch).toHaveBeenCalledTimes(3)
})
