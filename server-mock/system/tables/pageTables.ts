import { longTextField, numberField, serviceTable, textField } from './fieldsOf'

/** The published page by its code: which version is current. */
export const pageConfig = serviceTable({
  table: 'page_config',
  fields: [textField('code'), textField('kind'), numberField('version')],
  unique: [['code']],
})

/** Every version that was published; rows are added and never changed. */
export const pageVersion = serviceTable({
  table: 'page_version',
  fields: [
    textField('code'),
    numberField('version'),
    longTextField('text'),
    longTextField('config'),
    longTextField('validators'),
    textField('message'),
    numberField('restoredFrom'),
  ],
  unique: [['code', 'version']],
})

/** Whose a table is. It stays a page's own when the page declares another one later: its rows are in it. */
export const pageTable = serviceTable({
  table: 'page_table',
  fields: [textField('tableName'), textField('page')],
  unique: [['tableName']],
})

/** Texts that are worked on. `base` is the version that the draft started from. */
export const pageDraft = serviceTable({
  table: 'page_draft',
  fields: [textField('code'), longTextField('text'), numberField('base'), numberField('revision')],
  unique: [['code']],
})

/** What every server must know of. */
export const changeLog = serviceTable({
  table: 'change_log',
  fields: [textField('kind'), textField('subject'), longTextField('detail')],
  indexes: [['createTime']],
})

/** A stored file by its path; a file that is not here is not served. */
export const sysFile = serviceTable({
  table: 'sys_file',
  fields: [textField('path'), textField('fileName'), textField('contentType'), numberField('fileSize')],
  unique: [['path']],
})
