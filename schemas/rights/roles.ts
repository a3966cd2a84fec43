/** Role code of the administrator, who may do everything. */
export const administratorRole = 'SOCAdmin'

/** Whether somebody with these role codes holds the role. */
export function hasRole(role: string, roleCodes: readonly string[]): boolean {
  return roleCodes.includes(role)
}
