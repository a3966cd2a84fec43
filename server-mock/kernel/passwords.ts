import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id with the parameters that OWASP gives for 19 MiB. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** What every hash begins with. */
export const storedHashStart = '$argon2id$'

export function hashPassword(password: string): Promise<string> {
  return hash(password, options)
}

let decoy: Promise<string> | undefined

/** Compares a password with its hash. Without a hash (no such user) the same work is done, so that the time tells nothing. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hashPassword(randomPassword())
  const matches = await verify(passwordHash ?? (await decoy), password, options).catch(() => false)
  return passwordHash !== null && matches
}

/** Letters and digits that are not mistaken for one another when read off a screen. */
const readable = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'

/** A one-time password of 16 readable characters. */
export function randomPassword(): string {
  return Array.from(randomBytes(16), (byte) => readable[byte % readable.length]).join('')
}
