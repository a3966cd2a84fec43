import type { ProductAccess } from '../../kernel/Access'
import { always, dictField, serviceTable, systemOnly, textField } from './fieldsOf'

const mayRead: ProductAccess = { permission: 'log:read' }

/** Logs are read by those who may, and written by services alone. */
const access = { list: mayRead, add: systemOnly, edit: systemOnly, delete: systemOnly, export: mayRead, import: systemOnly }

/** Who signed in or tried to, when and from where. A name that was tried need not exist. */
export const sysSignInLog = serviceTable({
  table: 'sys_sign_in_log',
  fields: [always(textField('username')), textField('realname'), textField('ip'), always(dictField('outcome', 'sign_in_outcome'))],
  indexes: [['createTime'], ['username', 'createTime']],
  url: { list: '/sys/log/signInList', exportXlsUrl: '/sys/log/exportSignIns' },
  access,
})

/** Which menu items were opened by whom, by the names that the items had at that time. */
export const sysMenuLog = serviceTable({
  table: 'sys_menu_log',
  fields: [textField('createName'), textField('realname'), textField('menuId'), textField('menuName'), textField('ip')],
  translated: ['menuName'],
  readTranslated: ['menuName'],
  indexes: [['createTime'], ['createName', 'createTime']],
  url: { list: '/system/sysMenuLog/list', exportXlsUrl: '/system/sysMenuLog/exportXls' },
  access,
})
