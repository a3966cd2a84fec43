import { openClient } from './callApi'
import type { Account } from './startProduct'

/** What somebody who signed in on an earlier visit has left in the storage of the browser. */
export async function leftSession(address: string, account: Account): Promise<{ name: string; value: string }[]> {
  const { token, user } = await openClient(address, account)
  const kept = (name: string, value: unknown) => ({ name: `pro__${name}`, value: JSON.stringify({ value, expire: null }) })
  return [kept('Access-Token', token), kept('Login_Userinfo', user)]
}
