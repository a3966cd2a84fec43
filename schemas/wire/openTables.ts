/** System tables whose texts every signed-in user may look up. Other system tables are never reached by name. */
export const openSystemTables: ReadonlySet<string> = new Set(['sys_user', 'sys_depart', 'sys_position', 'sys_role', 'sys_category'])
