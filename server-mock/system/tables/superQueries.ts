import { always, longTextField, serviceTable, textField } from './fieldsOf'

/** The advanced queries that people saved of lists. Everybody sees and changes only their own. `records` is JSON: the conditions. */
export const sysSuperQuery = serviceTable({
  table: 'sys_super_query',
  fields: [
    textField('userName'),
    always(textField('path')),
    always(textField('title')),
    always(textField('matchType')),
    always(longTextField('records')),
  ],
  owner: 'userName',
  indexes: [['userName', 'path']],
  access: { list: 'user', add: 'user', edit: 'user', delete: 'user', export: 'user', import: 'user' },
  ofPage: { column: 'path' },
})
