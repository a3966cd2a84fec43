import type { Grants } from '../../schemas/api/pages'
import { CommandFailure } from './Command'

/** Reads `staff=list,add`, as often as it was given; of one role, what every line names. */
export function readGrants(written: string | boolean | readonly (string | boolean)[] | undefined): Grants | undefined {
  if (written === undefined) return undefined
  const grants: Grants = {}
  for (const line of [written].flat()) {
    const [, role = '', names = ''] = /^([^=]+)=(.+)$/.exec(String(line)) ?? []
    const wanted = names.split(',').map((name) => name.trim())
    if (role.trim() === '' || wanted.includes('')) throw new CommandFailure('badGrant', { found: String(line) })
    grants[role.trim()] = [...new Set([...(grants[role.trim()] ?? []), ...wanted])]
  }
  return grants
}
