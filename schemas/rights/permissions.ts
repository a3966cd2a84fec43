/** Every permission that the product itself asks for. A route can ask for no other; the rest belong to pages. */
export const productPermissions = [
  'announcement:release',
  'category:edit',
  'dashboard',
  'depart:edit',
  'dict:write',
  'job:edit',
  'log:read',
  'message:edit',
  'page:publish',
  'page:write',
  'permission:edit',
  'position:edit',
  'role:edit',
  'session:revoke',
  'system:api',
  'system:tables',
  'system:tenants',
  'toolbar_show',
  'user:edit',
  'user:favorite',
] as const
export type ProductPermission = (typeof productPermissions)[number]

/** Asked for beside the rights over pages where a dictionary, a fill rule or a check rule is changed. */
export const documentRight = 'dict:write' satisfies ProductPermission

/** Elements with this action are kept for everybody. */
export const alwaysShown = 'toolbar_show' satisfies ProductPermission

/** Areas of the administration whose permissions are the product's, also those that no call asks for yet. */
const administrationAreas = [
  'category',
  'depart',
  'dict',
  'file',
  'help',
  'job',
  'log',
  'menu',
  'message',
  'permission',
  'position',
  'role',
  'rule',
  'session',
  'sys',
]

const productPrefixes: ReadonlySet<string> = new Set([...administrationAreas, ...productPermissions.map(prefixIn)])

/** `page` of `page:publish`; all of it where there is no colon. */
function prefixIn(permission: string): string {
  return permission.split(':', 1)[0] ?? permission
}

/** Whether a permission, or the prefix of one, is the product's own: no page may make or grant it. Letter case makes no other area. */
export function isProductPermission(permission: string): boolean {
  return productPrefixes.has(prefixIn(permission.trim()).toLowerCase())
}
