import type { ProductAccess } from '../../kernel/Access'
import type { RowHook } from '../../resource'
import { always, htmlField, longTextField, numberField, serviceTable, textField, timeField } from './fieldsOf'

/** Whoever may send announcements writes them too. */
const mayRelease: ProductAccess = { permission: 'announcement:release' }

/** Sending and taking back are calls of their own, which send the readers an event. */
const keepUnsent: RowHook = ({ values, before }) => {
  values.sendStatus = before?.sendStatus ?? '0'
}

/** Announcements with their texts in every language; Chinese stands for those that are left out. */
export const sysAnnouncement = serviceTable({
  table: 'sys_announcement',
  url: {
    list: '/sys/annountCement/list',
    queryById: '/sys/annountCement/queryById',
    add: '/sys/annountCement/add',
    edit: '/sys/annountCement/edit',
    delete: '/sys/annountCement/delete',
    deleteBatch: '/sys/annountCement/deleteBatch',
  },
  access: { list: mayRelease, add: mayRelease, edit: mayRelease, delete: mayRelease, export: mayRelease, import: mayRelease },
  hooks: { beforeAdd: keepUnsent, beforeEdit: keepUnsent },
  fields: [
    textField('titile'),
    textField('msgAbstract'),
    htmlField('msgContent'),
    /** `1` system notice, `2` park notice. */
    textField('msgCategory'),
    /** `1` list only, `2` opens by itself, `3` runs in the header, `4` both. */
    textField('msgShowType'),
    /** `ALL`, or `USER` for those who have a row in `sys_announcement_send`. */
    textField('msgType'),
    textField('openType'),
    textField('openPage'),
    textField('priority'),
    textField('sender'),
    timeField('sendTime'),
    timeField('startTime'),
    timeField('endTime'),
    /** `0` not sent yet, `1` sent, `2` revoked. */
    textField('sendStatus'),
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

/** Which menu items were opened by whom. */
export const sysMenuLog = serviceTable({
  table: 'sys_menu_log',
  fields: [textField('createName'), textField('realname'), textField('menuId'), textField('menuName'), textField('ip')],
  indexes: [['createTime'], ['createName', 'createTime']],
})
