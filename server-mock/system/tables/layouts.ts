import { always, longTextField, numberField, serviceTable, textField } from './fieldsOf'

/** Saved views of lists; each is its owner's alone. `path` is the code of the list's page, `content` JSON: columns, filters, sorting. */
export const sysLayout = serviceTable({
  table: 'sys_layout',
  fields: [
    always(textField('userId')),
    always(textField('path')),
    always(textField('name')),
    textField('remark'),
    numberField('isDefault'),
    numberField('pageSize'),
    always(longTextField('content')),
  ],
  indexes: [['userId', 'path']],
  ofPage: { column: 'path' },
})
