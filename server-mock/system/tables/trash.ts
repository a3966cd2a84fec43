import { restingFilesTable, trashTable } from '../../resource'
import { always, longTextField, serviceTable, textField } from './fieldsOf'

/** Deleted rows of tables whose pages keep them for a while, as they were, by the table and the id that they had. */
export const sysTrash = serviceTable({
  table: trashTable,
  fields: [always(textField('tableName')), always(textField('rowId')), always(longTextField('content'))],
  indexes: [['tableName', 'createTime'], ['createTime']],
})

/** Files that rows of the trash name: by the row of the trash, and by the table and the id that the row had. */
export const sysRestingFile = serviceTable({
  table: restingFilesTable,
  fields: [always(textField('path')), always(textField('trashId')), always(textField('tableName')), always(textField('rowId'))],
  indexes: [['path'], ['trashId']],
})
