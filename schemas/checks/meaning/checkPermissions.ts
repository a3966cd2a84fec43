import { everyPermission, permissionsOf, prefixOf } from '../../rights/pagePermissions'
import { isProductPermission } from '../../rights/permissions'
import type { Finding } from '../Finding'
import { findMissing } from './missing'
import type { CheckedPage } from './viewPage'

/** A page makes permissions of its own, none of the product's, and gives roles no others than those. */
export function checkPermissions({ page, known }: CheckedPage): Finding[] {
  const prefix = prefixOf(page)
  const path = [page.authPre === undefined ? 'code' : 'authPre']
  const taken: Finding[] = isProductPermission(prefix) ? [{ code: 'product-permission', path, values: { name: prefix } }] : []
  const names = [...permissionsOf(page).map(({ name }) => name), everyPermission]
  const ofRoles = Object.entries(page.grants ?? {}).flatMap(([role, granted]): Finding[] => [
    ...findMissing('unknown-role', role, known.roles, ['grants', role], { at: 'key' }),
    ...granted.flatMap((name, index) =>
      findMissing('unknown-permission', name, new Set(names), ['grants', role, index], { values: { names: names.join(', ') } }),
    ),
  ])
  return [...taken, ...ofRoles]
}
