import { checkEntry, checkEntryLeft, dropGrants } from '../people/checkEntry'
import { checkRole, checkRoleLeft } from '../people/checkRole'
import { addRuleEntry, dropRuleEntry, keepRulePage, renameRuleEntry } from '../people/ruleEntry'
import { nameCodeRule } from './codeRules'
import {
  accessWith,
  always,
  dictField,
  fieldOf,
  linked,
  longTextField,
  numberField,
  readByEverybody,
  serviceTable,
  textField,
} from './fieldsOf'

/** Roles. One of a department is for those who belong to it, within what the department was granted. */
export const sysRole = serviceTable({
  table: 'sys_role',
  fields: [
    { ...always(textField('roleCode')), validateRules: [{ required: true }, nameCodeRule] },
    { ...textField('roleName'), validateRules: [{ required: true }] },
    textField('description'),
    fieldOf('departSelect', 'departId'),
    linked(longTextField('permissions')),
  ],
  links: { permissions: { table: 'sys_role_permission', own: 'role_id', other: 'permission_id', inList: false } },
  translated: ['roleName'],
  unique: [['roleCode']],
  exact: ['roleCode'],
  indexes: [['departId']],
  guarded: { open: ['roleCode', 'roleName', 'description', 'departId'], permission: 'role:edit' },
  url: {
    list: '/sys/role/list',
    queryById: '/sys/role/queryById',
    add: '/sys/role/add',
    edit: '/sys/role/edit',
    delete: '/sys/role/delete',
    deleteBatch: '/sys/role/deleteBatch',
  },
  access: { ...accessWith('role:edit'), list: readByEverybody.list },
  hooks: { beforeAdd: checkRole, beforeEdit: checkRole, beforeDelete: checkRoleLeft },
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
    { ...textField('name'), validateRules: [{ required: true }] },
    textField('code'),
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
  tree: { parentKey: 'parentId' },
  url: {
    list: '/sys/permission/list',
    queryById: '/sys/permission/queryById',
    add: '/sys/permission/add',
    edit: '/sys/permission/edit',
    delete: '/sys/permission/delete',
    deleteBatch: '/sys/permission/deleteBatch',
  },
  access: accessWith('permission:edit'),
  guarded: { open: [], permission: 'permission:edit' },
  hooks: { beforeAdd: checkEntry, beforeEdit: checkEntry, beforeDelete: checkEntryLeft, afterDelete: dropGrants },
})

/** Rules over the rows of pages that an administrator makes; each is granted by an entry of its own, which has its id. */
export const sysPermissionDataRule = serviceTable({
  table: 'sys_permission_data_rule',
  fields: [
    always(textField('permissionId')),
    { ...always(textField('ruleName')), validateRules: [{ required: true }] },
    { ...always(textField('ruleColumn')), validateRules: [{ required: true }] },
    { ...always(textField('ruleConditions')), validateRules: [{ required: true }] },
    textField('ruleValue'),
    dictField('status', 'valid_status'),
    /** Code of the page whose rows it is about. */
    textField('page'),
  ],
  ofPage: { column: 'page' },
  indexes: [['permissionId']],
  url: {
    queryById: '/sys/permission/queryPermissionRuleById',
    delete: '/sys/permission/deletePermissionRule',
    deleteBatch: '/sys/permission/deletePermissionRules',
  },
  access: accessWith('permission:edit'),
  hooks: {
    beforeAdd: keepRulePage,
    beforeEdit: keepRulePage,
    afterAdd: addRuleEntry,
    afterEdit: renameRuleEntry,
    afterDelete: dropRuleEntry,
  },
})

/** What a department was granted for the roles of its own. */
export const sysDepartPermission = serviceTable({
  table: 'sys_depart_permission',
  fields: [always(textField('departId')), always(textField('permissionId'))],
  unique: [['departId', 'permissionId']],
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
