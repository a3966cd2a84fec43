import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CommandContext } from './Command'

/** Where somebody has signed in from this computer, so that commands need not do so again. */
export interface KeptLogin {
  server: string
  user: string
  token: string
}

/** The file of it, for nobody else to read; undefined where there is no home. */
function fileOf({ PAGEWRIGHT_LOGIN, XDG_CONFIG_HOME, HOME }: CommandContext['env']): string | undefined {
  if (PAGEWRIGHT_LOGIN) return PAGEWRIGHT_LOGIN
  const folder = XDG_CONFIG_HOME ?? (HOME ? join(HOME, '.config') : undefined)
  return folder && join(folder, 'pagewright', 'login.json')
}

export function readLogin(env: CommandContext['env']): KeptLogin | undefined {
  const file = fileOf(env)
  if (!file || !existsSync(file)) return undefined
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Partial<KeptLogin>
    const { server, user, token } = kept
    return typeof server === 'string' && typeof user === 'string' && typeof token === 'string' ? { server, user, token } : undefined
  } catch {
    // A file that cannot be read is as good as none: signing in writes it anew.
    return undefined
  }
}

/** Keeps a sign-in; false where there is no home to keep it in. */
export function writeLogin(env: CommandContext['env'], kept: KeptLogin): boolean {
  const file = fileOf(env)
  if (!file) return false
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 })
  return true
}

export function removeLogin(env: CommandContext['env']): void {
  const file = fileOf(env)
  if (file) rmSync(file, { force: true })
}
