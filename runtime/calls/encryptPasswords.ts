import type { PasswordKey } from '../../schemas/api/signIn'
import { CallError } from './Calls'
import type { Transport } from './Transport'

/** Cipher text in the order C1 C3 C2. */
const cipherMode = 1

/**
 * Passwords as they travel: SM2 cipher text under the server's key with a nonce that is good once, in the order given.
 * A server without such a key gets them plain, as it expects.
 */
export async function encryptPasswords(transport: Transport, passwords: readonly string[]): Promise<{ texts: string[]; nonce?: string }> {
  const key = await fetchKey(transport)
  if (!key) return { texts: [...passwords] }
  const { sm2 } = await import('sm-crypto-v2')
  return { texts: passwords.map((password) => sm2.doEncrypt(`${key.nonce}:${password}`, key.publicKey, cipherMode)), nonce: key.nonce }
}

async function fetchKey(transport: Transport): Promise<PasswordKey | null> {
  try {
    return (await transport.call({ method: 'GET', path: '/sys/passwordKey' })).result as PasswordKey
  } catch (error) {
    if (error instanceof CallError && error.kind === 'notFound') return null
    throw error
  }
}
