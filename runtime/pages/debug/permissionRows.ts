import { chooseText } from '../../../schemas/page/Text'
import { type Decision, decideAllowed, decideDisabled, hiddenCodes } from '../../../schemas/rights/decide'
import { permissionOf, permissionsOf } from '../../../schemas/rights/pagePermissions'
import { administratorRole, hasRole } from '../../../schemas/rights/roles'
import type { PageModel } from '../../model/PageModel'
import type { PageHost } from '../../session/PageHost'

type Asker = Pick<PageHost, 'user' | 'permissions' | 'language'>

/** A permission of the page, and why somebody has it or has not. */
export interface DecidedPermission extends Decision<ReturnType<typeof decideAllowed>['reason']> {
  action: string
  title: string
}

/** Every permission that the page brings, as it is decided for whoever asks. */
export function permissionRows({ config }: Pick<PageModel, 'config'>, { user, permissions, language }: Asker): DecidedPermission[] {
  return permissionsOf(config).map(({ name, title }) => {
    const action = permissionOf(config, name)
    return { action, title: chooseText(title, language), ...decideAllowed(action, permissions, user?.roles ?? []) }
  })
}

/** A field that permissions take away from whoever asks, or let only be read. */
export interface WithheldField {
  action: string
  title: string
  state: 'hidden' | 'readOnly'
}

/** The fields that are controlled under the page's prefix and not granted. */
export function withheldFields({ fields, authPre }: Pick<PageModel, 'fields' | 'authPre'>, asker: Asker): WithheldField[] {
  const { user, permissions } = asker
  if (hasRole(administratorRole, user?.roles ?? [])) return []
  const hidden = hiddenCodes(authPre, permissions)
  return fields.flatMap(({ key, title }): WithheldField[] => {
    const action = `${authPre}:${key}`
    if (hidden.has(key)) return [{ action, title, state: 'hidden' }]
    return decideDisabled(action, permissions).isSo ? [{ action, title, state: 'readOnly' }] : []
  })
}
