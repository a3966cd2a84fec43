import type { ProductAccess } from '../../kernel/Access'
import { checkDepart, checkDepartLeft, narrowRoles } from '../people/checkDepart'
import { checkPosition, checkPositionLeft } from '../people/checkPosition'
import { checkTenantLeft } from '../people/checkTenantLeft'
import { checkUser, endSessionsWhenFrozen, refuseTakenAccount } from '../people/checkUser'
import { departCodeRule, positionCodeRule, userNameRule } from './codeRules'
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
  systemOnly,
  textField,
} from './fieldsOf'

const mayEditUsers: ProductAccess = { permission: 'user:edit' }

/** Users. Nobody is deleted, since what they have made and kept is known by their names; who leaves is frozen. */
export const sysUser = serviceTable({
  table: 'sys_user',
  fields: [
    { ...always(textField('username')), validateRules: [{ required: true }, userNameRule] },
    { ...textField('realname'), validateRules: [{ required: true }] },
    { ...fieldOf('password', 'password'), strength: 'high', was: 'passwordHash' },
    textField('avatar'),
    { ...textField('phone'), validateRules: [{ pattern: 'm' }] },
    textField('telephone'),
    { ...textField('email'), validateRules: [{ pattern: 'e' }] },
    fieldOf('date', 'birthday'),
    dictField('sex', 'sex'),
    textField('orgCode'),
    { ...fieldOf('select', 'tenantId'), dictCode: 'sys_tenant,name,id' },
    dictField('status', 'user_status'),
    linked({ ...fieldOf('roleSelect', 'roles'), multiple: true }),
    linked({ ...fieldOf('departSelect', 'departs'), multiple: true }),
    linked({ ...fieldOf('positionSelect', 'positions'), multiple: true, valueKey: 'id' }),
  ],
  tenant: 'tenantId',
  links: {
    roles: { table: 'sys_user_role', own: 'user_id', other: 'role_id' },
    departs: { table: 'sys_user_depart', own: 'user_id', other: 'depart_id' },
    positions: { table: 'sys_user_position', own: 'user_id', other: 'position_id' },
  },
  unique: [['username']],
  indexes: [['orgCode']],
  guarded: { open: ['username', 'realname', 'orgCode'], permission: 'user:edit' },
  url: {
    list: '/sys/user/listAll',
    queryById: '/sys/user/queryById',
    add: '/sys/user/add',
    edit: '/sys/user/edit',
    exportXlsUrl: '/sys/user/exportXls',
    importExcelUrl: '/sys/user/importExcel',
  },
  access: { list: mayEditUsers, add: mayEditUsers, edit: mayEditUsers, delete: systemOnly, export: mayEditUsers, import: mayEditUsers },
  hooks: { beforeAdd: checkUser, afterAdd: refuseTakenAccount, beforeEdit: checkUser, afterEdit: endSessionsWhenFrozen },
})

/** Who works in the product beside others, and apart from them. Whoever belongs to one knows of no other. */
export const sysTenant = serviceTable({
  table: 'sys_tenant',
  fields: [
    { ...always(textField('name')), validateRules: [{ required: true }, { unique: true }] },
    { ...numberField('number'), validateRules: [{ unique: true }] },
    { ...always(dictField('status', 'tenant_status')), defaultValue: '1' },
  ],
  tenant: 'id',
  url: {
    list: '/sys/tenant/list',
    queryById: '/sys/tenant/queryById',
    add: '/sys/tenant/add',
    edit: '/sys/tenant/edit',
    delete: '/sys/tenant/delete',
    deleteBatch: '/sys/tenant/deleteBatch',
  },
  access: { ...accessWith('system:tenants'), list: 'user' },
  hooks: { beforeDelete: checkTenantLeft },
})

/** Departments, a tree. What one was granted bounds the roles of its own. */
export const sysDepart = serviceTable({
  table: 'sys_depart',
  fields: [
    textField('parentId'),
    { ...always(textField('departName')), validateRules: [{ required: true }] },
    { ...always(textField('orgCode')), validateRules: [departCodeRule] },
    dictField('orgCategory', 'org_category'),
    numberField('departOrder'),
    linked(longTextField('permissions')),
  ],
  links: { permissions: { table: 'sys_depart_permission', own: 'depart_id', other: 'permission_id', inList: false } },
  translated: ['departName'],
  unique: [['orgCode']],
  indexes: [['parentId']],
  tree: { parentKey: 'parentId' },
  url: {
    list: '/sys/sysDepart/list',
    queryById: '/sys/sysDepart/queryById',
    add: '/sys/sysDepart/add',
    edit: '/sys/sysDepart/edit',
    delete: '/sys/sysDepart/delete',
    deleteBatch: '/sys/sysDepart/deleteBatch',
  },
  access: accessWith('depart:edit'),
  hooks: { beforeAdd: checkDepart, beforeEdit: checkDepart, afterEdit: narrowRoles, beforeDelete: checkDepartLeft },
})

export const sysUserDepart = serviceTable({
  table: 'sys_user_depart',
  fields: [always(textField('userId')), always(textField('departId'))],
  unique: [['userId', 'departId']],
  indexes: [['departId']],
})

export const sysUserPosition = serviceTable({
  table: 'sys_user_position',
  fields: [always(textField('userId')), always(textField('positionId'))],
  unique: [['userId', 'positionId']],
  indexes: [['positionId']],
})

export const sysPosition = serviceTable({
  table: 'sys_position',
  fields: [
    { ...always(textField('code')), validateRules: [{ required: true }, positionCodeRule] },
    { ...always(textField('name')), validateRules: [{ required: true }] },
    { ...dictField('rank', 'position_rank'), was: 'postRank' },
  ],
  translated: ['name'],
  unique: [['code']],
  exact: ['code'],
  url: {
    list: '/sys/position/list',
    queryById: '/sys/position/queryById',
    add: '/sys/position/add',
    edit: '/sys/position/edit',
    delete: '/sys/position/delete',
    deleteBatch: '/sys/position/deleteBatch',
  },
  access: { ...accessWith('position:edit'), list: readByEverybody.list },
  hooks: { beforeAdd: checkPosition, beforeEdit: checkPosition, beforeDelete: checkPositionLeft },
})
