import { inEveryLanguage } from '../../../schemas/language/SourceText'
import type { ValidateRule } from '../../../schemas/rules/validate'
import type { RowHook } from '../../resource'
import { refuseOverlap } from '../people/refuseOverlap'
import { systemTables } from '../SystemTables'
import { always, fieldOf, serviceTable, systemOnly, textField, timeField } from './fieldsOf'

const agentMissing = inEveryLanguage({
  'zh-CN': '请输入代理人用户名!',
  'en-US': 'Please choose a proxy!',
  'de-DE': 'Bitte wählen Sie eine Vertretung aus!',
})
const startMissing = inEveryLanguage({
  'zh-CN': '请输入代理开始时间!',
  'en-US': 'Please enter when it begins!',
  'de-DE': 'Bitte geben Sie den Beginn ein!',
})
const endMissing = inEveryLanguage({
  'zh-CN': '请输入代理结束时间!',
  'en-US': 'Please enter when it ends!',
  'de-DE': 'Bitte geben Sie das Ende ein!',
})

const wrongOrder = inEveryLanguage({
  'zh-CN': '开始时间晚于结束时间',
  'en-US': 'start time is later than end time',
  'de-DE': 'Der Beginn liegt nach dem Ende',
})
const oneself = inEveryLanguage({ 'zh-CN': '不能代理自己', 'en-US': 'Not yourself', 'de-DE': 'Nicht Sie selbst' })

const timeOf = <K extends string>(key: K, ...validateRules: ValidateRule[]) => ({ ...timeField(key), validateRules })

/** Writes the names beside the user names, as they are now. */
const fillNames: RowHook = async ({ values }, context, connection) => {
  values.realName = context.user?.realname ?? null
  if (values.agentUserName === undefined) return
  const agent = await systemTables(connection)
    .selectFrom('sys_user')
    .select('realname')
    .where('username', '=', String(values.agentUserName))
    .executeTakeFirst()
  values.agentRealName = agent?.realname ?? values.agentUserName
}

const checkDelegation: RowHook = async (...change) => {
  await fillNames(...change)
  await refuseOverlap(...change)
}

/** Who stands in for whom, and when. Everybody sees and changes only their own. */
export const sysUserAgent = serviceTable({
  table: 'sys_user_agent',
  fields: [
    textField('realName'),
    {
      ...fieldOf('userSelect', 'agentUserName'),
      validateRules: [
        { required: true, message: agentMissing },
        { when: 'row.agentUserName == user.username', message: oneself },
      ],
    },
    textField('agentRealName'),
    textField('teamMemberId'),
    {
      ...fieldOf('radio', 'status'),
      defaultValue: '1',
      options: [
        { value: '1', label: inEveryLanguage({ 'zh-CN': '有效', 'en-US': 'Valid', 'de-DE': 'Gültig' }) },
        { value: '0', label: inEveryLanguage({ 'zh-CN': '无效', 'en-US': 'Invalid', 'de-DE': 'Ungültig' }) },
      ],
    },
    timeOf('startTime', { required: true, message: startMissing }),
    timeOf('endTime', { required: true, message: endMissing }, { when: 'row.endTime <= row.startTime', message: wrongOrder }),
  ],
  owner: 'userName',
  indexes: [['agentUserName', 'status']],
  url: {
    list: '/sys/sysUserAgent/layoutSelect',
    queryById: '/sys/sysUserAgent/queryById',
    add: '/sys/sysUserAgent/add',
    edit: '/sys/sysUserAgent/edit',
    delete: '/sys/sysUserAgent/delete',
    deleteBatch: '/sys/sysUserAgent/deleteBatch',
  },
  access: { list: 'user', add: 'user', edit: 'user', delete: 'user', export: 'user', import: 'user' },
  hooks: { beforeAdd: checkDelegation, beforeEdit: checkDelegation },
})

/** What proxies have done, and for whom: rows are added and never changed. Everybody reads what was done for them. */
export const sysAgentLog = serviceTable({
  table: 'sys_agent_log',
  fields: [
    fieldOf('userSelect', 'userName'),
    fieldOf('userSelect', 'agentUserName'),
    textField('agentRealName'),
    always(textField('tableName')),
    textField('page'),
    always(textField('kind')),
    always(textField('rowId')),
    textField('rowName'),
  ],
  owner: 'userName',
  // The list is a route of its own, which names pages and actions.
  url: {},
  access: { list: 'user', add: systemOnly, edit: systemOnly, delete: systemOnly, export: 'user', import: systemOnly },
})
