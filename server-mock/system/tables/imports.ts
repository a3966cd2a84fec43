import { always, longTextField, numberField, serviceTable, textField, timeField } from './fieldsOf'

/** Imports of the last day, each its maker's own: how far it is, how it ended, and the rows that were not imported with the reasons. */
export const sysImport = serviceTable({
  table: 'sys_import',
  fields: [
    always(textField('page')),
    always(textField('state')),
    always(numberField('totalCount')),
    always(numberField('doneCount')),
    always(timeField('aliveAt')),
    longTextField('message'),
    numberField('successCount'),
    numberField('errorCount'),
    textField('fileName'),
    longTextField('errorSheets'),
  ],
  indexes: [['createTime']],
})
