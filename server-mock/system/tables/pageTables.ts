import { always, longTextField, numberField, serviceTable, textField } from './fieldsOf'

/** The published page by its code: which version is current. A page without a row is not published, and nothing of it is open to anybody. */
export const pageConfig = serviceTable({
  table: 'page_config',
  fields: [always(textField('code')), always(textField('kind')), always(numberField('version'))],
  unique: [['code']],
  ofPage: { column: 'code' },
})

/** Every version that was published; rows are added and never changed. */
export const pageVersion = serviceTable({
  table: 'page_version',
  fields: [
    always(textField('code')),
    always(numberField('version')),
    always(longTextField('text')),
    always(longTextField('config')),
    always(longTextField('validators')),
    textField('message'),
    numberField('restoredFrom'),
  ],
  unique: [['code', 'version']],
  ofPage: { column: 'code', outlivesPage: true },
})

/** What happened to a page beside its versions, and who did it: rows are added and never changed. */
export const pageEvent = serviceTable({
  table: 'page_event',
  fields: [always(textField('code')), always(textField('kind')), textField('detail')],
  indexes: [['code', 'createTime']],
  ofPage: { column: 'code', outlivesPage: true },
})

/** The codes that a page had before, so that old links still lead to it. */
export const pageFormerCode = serviceTable({
  table: 'page_former_code',
  fields: [always(textField('code')), always(textField('page'))],
  unique: [['code']],
  ofPage: { column: 'page' },
})

/** Whose a table is. It stays a page's own when the page declares another one later: its rows are in it. */
export const pageTable = serviceTable({
  table: 'page_table',
  fields: [always(textField('tableName')), always(textField('page'))],
  unique: [['tableName']],
  ofPage: { column: 'page', outlivesPage: true },
})

/** Texts that are worked on. `base` is the version that the draft started from. */
export const pageDraft = serviceTable({
  table: 'page_draft',
  fields: [always(textField('code')), always(longTextField('text')), numberField('base'), always(numberField('revision'))],
  unique: [['code']],
  ofPage: { column: 'code' },
})

/** What every server must know of. */
export const changeLog = serviceTable({
  table: 'change_log',
  fields: [always(textField('kind')), always(textField('subject')), always(longTextField('detail'))],
  indexes: [['createTime']],
})

/** A stored file by its path; a file that is not here is not served. */
export const sysFile = serviceTable({
  table: 'sys_file',
  fields: [always(textField('path')), always(textField('fileName')), always(textField('contentType')), always(numberField('fileSize'))],
  unique: [['path']],
})
