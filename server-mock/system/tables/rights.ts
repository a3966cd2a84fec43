import { always, numberField, readByEverybody, serviceTable, textField } from './fieldsOf'

export const sysRole = serviceTable({
  table: 'sys_role',
  fields: [always(textField('roleCode')), textField('roleName'), textField('description')],
  unique: [['roleCode']],
  exact: ['roleCode'],
  url: { list: '/sys/role/list' },
  access: readByEverybody,
})

export const sysUserRole = serviceTable({
  table: 'sys_user_role',
  fields: [always(textField('userId')), always(textField('roleId'))],
  unique: [['userId', 'roleId']],
})

/** Menu groups (`menuType` 0), pages (1) and buttons or columns (2). */
export const sysPermission = serviceTable({
  table: 'sys_permission',
  fields: [
    textField('parentId'),
    textField('code'),
    textField('name'),
    always(numberField('menuType')),
    textField('url'),
    textField('component'),
    /** Where a group leads to. */
    textField('redirect'),
    textField('icon'),
    textField('perms'),
    /** `1` visible when granted, `2` enabled when granted. */
    textField('permsType'),
    /** `1` controlled, `0` not controlled. */
    textField('status'),
    numberField('sortNo'),
    numberField('hidden'),
    /** 0: the page is drawn anew each time it is gone back to. */
    numberField('keepAlive'),
    /** 1: the page goes without the header above it. */
    numberField('hiddenHeader'),
    /** Code of the page that the entry was made for. */
    textField('page'),
  ],
  translated: ['name'],
  indexes: [['parentId'], ['perms'], ['page']],
  ofPage: { column: 'page' },
})

/** What single users were granted beside their roles: the pages that they published. */
export const sysUserPermission = serviceTable({
  table: 'sys_user_permission',
  fields: [always(textField('userId')), always(textField('permissionId'))],
  unique: [['userId', 'permissionId']],
})

export const sysRolePermission = serviceTable({
  table: 'sys_role_permission',
  fields: [always(textField('roleId')), always(textField('permissionId'))],
  unique: [['roleId', 'permissionId']],
})
