/** System tables whose texts every signed-in user may look up, of the rows and fields that they may see. Other system tables are never reached by name. */
export const openSystemTables: ReadonlySet<string> = new Set([
  'sys_user',
  'sys_depart',
  'sys_position',
  'sys_role',
  'sys_permission',
  'sys_category',
  'sys_tenant',
  'common_favorite_folders',
])
