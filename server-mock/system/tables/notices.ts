import { inEveryLanguage } from '../../../schemas/language/SourceText'
import type { ProductAccess } from '../../kernel/Access'
import { CallFailure } from '../../kernel/CallFailure'
import type { RowHook } from '../../resource'
import { systemTables } from '../SystemTables'
import { always, dictField, fieldOf, htmlField, longTextField, numberField, serviceTable, textField, timeField } from './fieldsOf'

/** Whoever may send announcements writes them too. */
const mayRelease: ProductAccess = { permission: 'announcement:release' }

const titleMissing = inEveryLanguage({ 'zh-CN': '请输入标题', 'en-US': 'Please enter a title', 'de-DE': 'Bitte einen Titel eingeben' })
const wrongOrder = inEveryLanguage({
  'zh-CN': '结束时间必须晚于开始时间',
  'en-US': 'It must end after it begins',
  'de-DE': 'Das Ende muss nach dem Beginn liegen',
})

/** What is being read stays as it is until it is taken back. */
const requireUnsent: RowHook = ({ before }) => {
  if (before?.sendStatus === '1') throw new CallFailure('refused', 'shell.announcementSent')
}

/** Sending and taking back are calls of their own, which send the readers an event. */
const keepUnsent: RowHook = (change, context, connection) => {
  const { values, before } = change
  requireUnsent(change, context, connection)
  values.sendStatus = before?.sendStatus ?? '0'
}

/** Who was to read it, and who has, goes with it. */
const removeReaders: RowHook = async ({ id }, _context, connection) => {
  await systemTables(connection).deleteFrom('sys_announcement_send').where('annt_id', '=', id).execute()
}

/** Announcements with their texts in every language; Chinese stands for those that are left out. `list` and `queryById` are calls of their own: they name each in the language of its reader. */
export const sysAnnouncement = serviceTable({
  table: 'sys_announcement',
  url: {
    add: '/sys/annountCement/add',
    edit: '/sys/annountCement/edit',
    delete: '/sys/annountCement/delete',
    deleteBatch: '/sys/annountCement/deleteBatch',
  },
  access: { list: mayRelease, add: mayRelease, edit: mayRelease, delete: mayRelease, export: mayRelease, import: mayRelease },
  hooks: { beforeAdd: keepUnsent, beforeEdit: keepUnsent, beforeDelete: requireUnsent, afterDelete: removeReaders },
  fields: [
    { ...textField('titile'), validateRules: [{ required: true, message: titleMissing }] },
    textField('msgAbstract'),
    htmlField('msgContent'),
    /** `1` system notice, `2` park notice. */
    { ...dictField('msgCategory', 'msg_category'), defaultValue: '1' },
    /** `1` list only, `2` opens by itself, `3` runs in the header, `4` both. */
    { ...dictField('msgShowType', 'msg_show_type'), defaultValue: '1' },
    /** `ALL`, or `USER` for those whom `userIds` names. */
    { ...dictField('msgType', 'msg_type'), defaultValue: 'ALL' },
    /** User names. */
    { ...fieldOf('userSelect', 'userIds'), multiple: true, requiredWhen: "row.msgType == 'USER'" },
    textField('openType'),
    textField('openPage'),
    { ...dictField('priority', 'priority'), defaultValue: 'M' },
    textField('sender'),
    timeField('sendTime'),
    timeField('startTime'),
    {
      ...timeField('endTime'),
      validateRules: [{ when: 'row.endTime != null && row.startTime != null && row.endTime <= row.startTime', message: wrongOrder }],
    },
    /** `0` not sent yet, `1` sent, `2` revoked. */
    dictField('sendStatus', 'send_status'),
  ],
  translated: ['titile', 'msgAbstract', 'msgContent'],
  indexes: [['sendStatus', 'sendTime']],
})

/** Who an announcement is for, when it is not for all, and who put it away (`readFlag` 1). */
export const sysAnnouncementSend = serviceTable({
  table: 'sys_announcement_send',
  fields: [always(textField('anntId')), always(textField('userId')), numberField('readFlag'), timeField('readTime')],
  unique: [['anntId', 'userId']],
  indexes: [['userId']],
})

/** Help texts by component and path; either may be empty, not both. */
export const sysHelp = serviceTable({
  table: 'sys_help',
  fields: [always(textField('componentId')), always(textField('componentUrl')), always(longTextField('content'))],
  unique: [['componentId', 'componentUrl']],
})
