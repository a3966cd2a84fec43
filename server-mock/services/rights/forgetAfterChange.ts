import { isProductPermission } from '../../../schemas/rights/permissions'
import type { Access } from '../../kernel/Access'
import type { Services } from '../Services'

/**
 * What an administrator has changed counts for the very next call to this server: it does not wait for the notice by which all servers hear of it.
 * `access` is what the call asked for; those that ask for no permission of the product change no rights.
 */
export function forgetAfterChange({ rights }: Services, method: string, access: Access | undefined): void {
  if (method !== 'GET' && typeof access === 'object' && isProductPermission(access.permission)) rights.forget()
}
