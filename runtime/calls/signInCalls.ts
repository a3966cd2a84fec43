import type { LoginBody, LoginResult } from '../../schemas/api/session'
import { encryptPasswords } from './encryptPasswords'
import { readSignIn } from './signInAnswer'
import type { Transport } from './Transport'

/** The calls that begin and end a session. They look at more of the answer than its result. */
export interface SignInCalls {
  signIn(body: LoginBody): Promise<LoginResult>
  /** `token`: of the session that ends, where it is not the one here any more. */
  signOut(token?: string): Promise<void>
}

export function createSignInCalls(transport: Transport): SignInCalls {
  return {
    async signIn(body) {
      const { texts, nonce } = await encryptPasswords(transport, [body.password])
      const sent = { ...body, password: texts[0], nonce }
      return readSignIn(await transport.call({ method: 'POST', path: '/sys/login', body: sent }), transport)
    },
    async signOut(token) {
      await transport.call({ method: 'POST', path: '/sys/logout', token, isQuiet: true })
    },
  }
}
