import { sm2 } from 'sm-crypto-v2'
import type { PasswordKey } from '../../../schemas/api/signIn'
import type { Database } from '../../db/Database'
import { CallFailure } from '../../kernel/CallFailure'
import { systemTables } from '../../system/SystemTables'
import { newStamps } from '../../system/systemRows'
import { issueTicket, takeTicket } from './tickets'

const keyName = 'password'
const nonceKind = 'password-nonce'
const nonceSeconds = 5 * 60
/** Cipher text in the order C1 C3 C2, as the standard has it since 2012. */
const cipherMode = 1

interface KeyPair {
  publicKey: string
  privateKey: string
}

async function findKeyPair({ kysely }: Database): Promise<KeyPair | undefined> {
  return systemTables(kysely)
    .selectFrom('sys_key')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .where('name', '=', keyName)
    .executeTakeFirst()
}

/** The key pair that all servers share; made by the first that needs it. */
async function openKeyPair(database: Database): Promise<KeyPair> {
  const found = await findKeyPair(database)
  if (found) return found
  const { publicKey, privateKey } = sm2.generateKeyPairHex()
  await systemTables(database.kysely)
    .insertInto('sys_key')
    .values({ ...newStamps(), name: keyName, public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  // Another server may have been first.
  return (await findKeyPair(database)) ?? { publicKey, privateKey }
}

/** What a client needs to encrypt the passwords of one call. */
export async function issuePasswordKey(database: Database): Promise<PasswordKey> {
  const { publicKey } = await openKeyPair(database)
  return { publicKey, nonce: await issueTicket(database.kysely, nonceKind, nonceSeconds) }
}

/** Text that was tampered with comes back as an empty text or throws: both are one error. */
function decrypt(cipherText: string, privateKey: string): string {
  try {
    return sm2.doDecrypt(cipherText, privateKey, cipherMode, { output: 'string' })
  } catch {
    return ''
  }
}

/**
 * The passwords of a call in plain text. With a nonce each is SM2 cipher text of `nonce:password`, and the nonce is used up whatever comes out;
 * without one they came plain. Refuses what cannot be read and what was sent before.
 */
export async function readPasswords(database: Database, passwords: readonly string[], nonce: string | undefined): Promise<string[]> {
  if (nonce === undefined) return [...passwords]
  const [ticket, { privateKey }] = await Promise.all([takeTicket(database.kysely, nonceKind, nonce), openKeyPair(database)])
  const texts = passwords.map((password) => decrypt(password, privateKey))
  if (!ticket || !texts.every((text) => text.startsWith(`${nonce}:`))) throw new CallFailure('refused', 'session.unreadablePassword')
  return texts.map((text) => text.slice(nonce.length + 1))
}

/** The one password of a call, see `readPasswords`. */
export async function readPassword(database: Database, body: { password: string; nonce?: string }): Promise<string> {
  const [password = ''] = await readPasswords(database, [body.password], body.nonce)
  return password
}
