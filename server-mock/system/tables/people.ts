import { always, dictField, fieldOf, numberField, readByEverybody, serviceTable, textField } from './fieldsOf'

export const sysUser = serviceTable({
  table: 'sys_user',
  fields: [
    always(textField('username')),
    textField('realname'),
    textField('passwordHash'),
    textField('avatar'),
    { ...textField('phone'), validateRules: [{ pattern: 'm' }] },
    textField('telephone'),
    { ...textField('email'), validateRules: [{ pattern: 'e' }] },
    fieldOf('date', 'birthday'),
    dictField('sex', 'sex'),
    textField('orgCode'),
    dictField('status', 'user_status'),
  ],
  unique: [['username']],
  indexes: [['orgCode']],
  secretFields: ['passwordHash'],
  guarded: { open: ['username', 'realname', 'orgCode'], permission: 'user:edit' },
})

export const sysDepart = serviceTable({
  table: 'sys_depart',
  fields: [
    textField('parentId'),
    always(textField('departName')),
    always(textField('orgCode')),
    dictField('orgCategory', 'org_category'),
    numberField('departOrder'),
  ],
  translated: ['departName'],
  unique: [['orgCode']],
  indexes: [['parentId']],
})

export const sysUserDepart = serviceTable({
  table: 'sys_user_depart',
  fields: [always(textField('userId')), always(textField('departId'))],
  unique: [['userId', 'departId']],
  indexes: [['departId']],
})

export const sysPosition = serviceTable({
  table: 'sys_position',
  fields: [always(textField('code')), always(textField('name')), { ...dictField('rank', 'position_rank'), was: 'postRank' }],
  unique: [['code']],
  exact: ['code'],
  url: { list: '/sys/position/list' },
  access: readByEverybody,
})
