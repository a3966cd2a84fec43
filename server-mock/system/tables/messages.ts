import { inEveryLanguage } from '../../../schemas/language/SourceText'
import type { ProductAccess } from '../../kernel/Access'
import { CallFailure } from '../../kernel/CallFailure'
import { timeNow } from '../../kernel/timeNow'
import type { RowHook } from '../../resource'
import { nameCodeRule } from './codeRules'
import { always, dictField, fieldOf, longTextField, numberField, serviceTable, textField, timeField } from './fieldsOf'

const mayEdit: ProductAccess = { permission: 'message:edit' }
const access = { list: mayEdit, add: mayEdit, edit: mayEdit, delete: mayEdit, export: mayEdit, import: mayEdit }

/** What has arrived is no longer changed; what has not waits to be sent. */
const keepWaiting: RowHook = ({ values, before }) => {
  if (before?.esSendStatus === '1') throw new CallFailure('refused', 'messages.sentStays')
  Object.assign(values, { esSendStatus: '0', esSendNum: 0, esFailure: null, esResult: null, esSendTime: null, nextTryAt: timeNow() })
}

const badReceiver = inEveryLanguage({
  'zh-CN': '接收人与消息类型不符：短信填手机号，邮件填邮箱，系统消息填用户名',
  'en-US': 'The receiver does not fit the type: a phone number for SMS, an address for e-mail, a user name for system messages',
  'de-DE': 'Der Empfänger passt nicht zur Art: Telefonnummer für SMS, Adresse für E-Mail, Benutzername für Systemnachrichten',
})

const fitsNot = [
  "row.esType == '1' && !row.esReceiver.matches('^[+]?[0-9]{6,15}$')",
  "row.esType == '2' && !row.esReceiver.matches('^[^@ ]+@[^@ ]+[.][^@ ]+$')",
].map((rule) => `(${rule})`)

/** Messages as they are sent: to whom, what, how often it was tried and what came of it. */
export const sysMessage = serviceTable({
  table: 'sys_message',
  fields: [
    { ...textField('esTitle'), maxLength: 200, validateRules: [{ required: true }] },
    longTextField('esContent'),
    {
      ...textField('esReceiver'),
      maxLength: 200,
      validateRules: [{ required: true }, { when: `row.esReceiver != null && (${fitsNot.join(' || ')})`, message: badReceiver }],
    },
    numberField('esSendNum'),
    dictField('esSendStatus', 'es_send_status'),
    timeField('esSendTime'),
    { ...dictField('esType', 'msg_template_type'), validateRules: [{ required: true }] },
    /** Why the last try failed, and what the other side said. */
    dictField('esFailure', 'es_failure'),
    longTextField('esResult'),
    /** When it is tried next, and until when the server has it that is trying now. */
    timeField('nextTryAt'),
    timeField('leaseUntil'),
  ],
  indexes: [['esSendStatus', 'nextTryAt']],
  url: {
    list: '/sys/message/sysMessage/list',
    queryById: '/sys/message/sysMessage/queryById',
    add: '/sys/message/sysMessage/add',
    edit: '/sys/message/sysMessage/edit',
    delete: '/sys/message/sysMessage/delete',
    deleteBatch: '/sys/message/sysMessage/deleteBatch',
  },
  access,
  hooks: { beforeAdd: keepWaiting, beforeEdit: keepWaiting },
})

/** Texts that messages are made from; `${name}` in them stands for a value. */
export const sysMessageTemplate = serviceTable({
  table: 'sys_message_template',
  fields: [
    always({
      ...textField('templateCode'),
      maxLength: 60,
      validateRules: [{ required: true }, nameCodeRule],
    }),
    always({ ...textField('templateName'), maxLength: 200, validateRules: [{ required: true }] }),
    { ...fieldOf('textarea', 'templateContent'), validateRules: [{ required: true }] },
    { ...dictField('templateType', 'msg_template_type'), validateRules: [{ required: true }] },
  ],
  unique: [['templateCode']],
  url: {
    list: '/sys/message/sysMessageTemplate/list',
    queryById: '/sys/message/sysMessageTemplate/queryById',
    add: '/sys/message/sysMessageTemplate/add',
    edit: '/sys/message/sysMessageTemplate/edit',
    delete: '/sys/message/sysMessageTemplate/delete',
    deleteBatch: '/sys/message/sysMessageTemplate/deleteBatch',
  },
  access,
})
