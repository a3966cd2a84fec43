import { dictField, numberField, serviceTable, textField } from './fieldsOf'

export const sysUser = serviceTable({
  table: 'sys_user',
  fields: [
    textField('username'),
    textField('realname'),
    textField('passwordHash'),
    textField('avatar'),
    { ...textField('phone'), validateRules: [{ pattern: 'm' }] },
    textField('telephone'),
    { ...textField('email'), validateRules: [{ pattern: 'e' }] },
    { type: 'date', key: 'birthday' },
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
    textField('departName'),
    textField('departNameEn'),
    textField('departNameDe'),
    textField('orgCode'),
    dictField('orgCategory', 'org_category'),
    numberField('departOrder'),
  ],
  unique: [['orgCode']],
  indexes: [['parentId']],
})

export const sysUserDepart = serviceTable({
  table: 'sys_user_depart',
  fields: [textField('userId'), textField('departId')],
  unique: [['userId', 'departId']],
  indexes: [['departId']],
})

export const sysPosition = serviceTable({
  table: 'sys_position',
  fields: [textField('code'), textField('name'), dictField('postRank', 'position_rank')],
  unique: [['code']],
})
