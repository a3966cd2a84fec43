import type { Result } from '../../schemas/api/Result'
import type { LoginResult, UserInfo } from '../../schemas/api/session'
import { type Account, passwords } from './startProduct'

/** A client without a browser, as another program would be. */
export interface ApiClient {
  /** The token that the calls carry. */
  token: string
  user: UserInfo
  call<T>(method: string, path: string, body?: unknown): Promise<Result<T>>
}

/** Signs in over the API. */
export async function openClient(address: string, account: Account): Promise<ApiClient> {
  const signedIn = await send<LoginResult>(address, '', 'POST', '/sys/login', { username: account, password: passwords[account] })
  if (!signedIn.success) throw new Error(`${account} could not sign in: ${signedIn.message}`)
  const { token, userInfo } = signedIn.result
  return { token, user: userInfo, call: (method, path, body) => send(address, token, method, path, body) }
}

async function send<T>(address: string, token: string, method: string, path: string, body?: unknown): Promise<Result<T>> {
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: { 'X-Access-Token': token, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return (await answer.json()) as Result<T>
}
