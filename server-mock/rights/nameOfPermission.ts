import type { Language } from '../../schemas/page/Text'
import { actionsOf } from '../../schemas/rights/decide'
import { chooseTranslation } from '../../schemas/wire/translations'
import type { PermissionRow } from './Rights'

/** What people call a permission: the name of its entry, behind that of its page where it is a button; undefined for one that has no entry. */
export function nameOfPermission(entries: readonly PermissionRow[], permission: string, language: Language): string | undefined {
  const entry = entries.find(({ perms }) => perms !== null && actionsOf({ action: perms }).includes(permission))
  if (!entry) return undefined
  const parent = entry.menuType === 2 ? entries.find(({ id, menuType }) => id === entry.parentId && menuType === 1) : undefined
  const name = (row: PermissionRow) => chooseTranslation(row.name, row.nameTexts, language)
  return parent ? `${name(parent)} – ${name(entry)}` : name(entry)
}
