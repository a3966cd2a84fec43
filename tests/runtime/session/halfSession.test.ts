import { createStore } from 'jotai'
import { beforeEach, expect, it } from 'vitest'
import { restoreSessionAtom, tokenAtom, userAtom } from '../../../runtime/session/session'
import { sessionLife, writeStored } from '../../../runtime/session/storage'

beforeEach(() => localStorage.clear())

const user = { id: 'u1', username: 'anna', realname: 'Anna' }

it.each([
  ['the token without the user', { 'Access-Token': 'token-1' }],
  ['the user without the token', { Login_Userinfo: user }],
  ['a token that is no text', { 'Access-Token': 7, Login_Userinfo: user }],
  ['a user that is no object', { 'Access-Token': 'token-1', Login_Userinfo: 'anna' }],
])('a device that has kept %s has nobody signed in', (_, kept) => {
  for (const [key, value] of Object.entries(kept)) writeStored(key, value, sessionLife)
  const store = createStore()
  store.set(restoreSessionAtom)
  expect([store.get(tokenAtom), store.get(userAtom)]).toEqual([null, null])
})
