import { chooseText } from '../../../schemas/page/Text'
import { type Decision, decideAllowed, disabledCodes, hiddenCodes } from '../../../schemas/rights/decide'
import { permissionOf, permissionsOf } from '../../../schemas/rights/pagePermissions'
import { administratorRole, hasRole } from '../../../schemas/rights/roles'
import type { FieldModel, FormPart, PageModel } from '../../model/PageModel'
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
  state: 'hidden' | 'hiddenInList' | 'hiddenInForm' | 'readOnly'
}

/** The fields that are controlled under the page's prefix and not granted, those of sub-tables as `<sub>:<key>`. */
export function withheldFields(
  page: Pick<PageModel, 'fields' | 'authPre'> & Partial<Pick<FormPart, 'subTables'>>,
  asker: Asker,
): WithheldField[] {
  const { fields, authPre, subTables = [] } = page
  const { user, permissions } = asker
  if (hasRole(administratorRole, user?.roles ?? [])) return []
  const [inList, inForm] = [hiddenCodes(authPre, 'list', permissions), hiddenCodes(authPre, 'form', permissions)]
  const locked = disabledCodes(authPre, permissions)
  const every = [...codesOf(fields, ''), ...subTables.flatMap((sub) => codesOf(sub.fields, `${sub.key}:`))]
  return every.flatMap(({ code, title }): WithheldField[] => {
    const isEverywhere = inList.has(code) && inForm.has(code)
    const states: WithheldField['state'][] = [
      ...(isEverywhere ? (['hidden'] as const) : []),
      ...(inList.has(code) && !isEverywhere ? (['hiddenInList'] as const) : []),
      ...(inForm.has(code) && !isEverywhere ? (['hiddenInForm'] as const) : []),
      ...(locked.has(code) && !inForm.has(code) ? (['readOnly'] as const) : []),
    ]
    return states.map((state) => ({ action: `${authPre}:${code}`, title, state }))
  })
}

function codesOf(fields: readonly FieldModel[], prefix: string): { code: string; title: string }[] {
  return fields.map(({ key, title }) => ({ code: prefix + key, title }))
}
