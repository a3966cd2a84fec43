import type { FieldConfig } from '../fields'
import type { ColumnType } from '../fields/FieldFacts'
import { inEveryLanguage } from '../language/SourceText'

/** What the server puts into a system field: its own id, who saved, when, in which department, or how often the row was changed. */
export type SystemValue = 'id' | 'user' | 'moment' | 'department' | 'version'

/** One field that the server keeps on every row of a page's table. */
export interface SystemFieldFacts {
  /** How the field is shown and asked for. */
  field: FieldConfig
  /** Type of its column. */
  column: Exclude<ColumnType, null>
  value: SystemValue
  /** The save that writes it: the first one, each later one, or all. */
  writtenBy: 'add' | 'edit' | 'save'
}

/** The fields that the server keeps on every row of a page's table. A page may show them; nobody writes them. */
export const systemFieldFacts = {
  id: { field: { type: 'input', key: 'id', title: 'ID' }, column: 'text', value: 'id', writtenBy: 'add' },
  createBy: {
    field: {
      type: 'userSelect',
      key: 'createBy',
      title: inEveryLanguage({ 'zh-CN': '创建人', 'en-US': 'Created by', 'de-DE': 'Angelegt von' }),
    },
    column: 'text',
    value: 'user',
    writtenBy: 'add',
  },
  createTime: {
    field: {
      type: 'datetime',
      key: 'createTime',
      title: inEveryLanguage({ 'zh-CN': '创建时间', 'en-US': 'Created', 'de-DE': 'Angelegt am' }),
    },
    column: 'timestamp',
    value: 'moment',
    writtenBy: 'add',
  },
  updateBy: {
    field: {
      type: 'userSelect',
      key: 'updateBy',
      title: inEveryLanguage({ 'zh-CN': '更新人', 'en-US': 'Changed by', 'de-DE': 'Geändert von' }),
    },
    column: 'text',
    value: 'user',
    writtenBy: 'edit',
  },
  updateTime: {
    field: {
      type: 'datetime',
      key: 'updateTime',
      title: inEveryLanguage({ 'zh-CN': '更新时间', 'en-US': 'Changed', 'de-DE': 'Geändert am' }),
    },
    column: 'timestamp',
    value: 'moment',
    writtenBy: 'edit',
  },
  sysOrgCode: {
    field: {
      type: 'departSelect',
      key: 'sysOrgCode',
      valueKey: 'orgCode',
      title: inEveryLanguage({ 'zh-CN': '所属部门', 'en-US': 'Department', 'de-DE': 'Abteilung' }),
    },
    column: 'text',
    value: 'department',
    writtenBy: 'add',
  },
  rowVersion: {
    field: {
      type: 'inputNumber',
      key: 'rowVersion',
      integer: true,
      title: inEveryLanguage({ 'zh-CN': '版本', 'en-US': 'Version', 'de-DE': 'Version' }),
    },
    column: 'integer',
    value: 'version',
    writtenBy: 'save',
  },
} satisfies Record<string, SystemFieldFacts>

/** Key of a system field. */
export type SystemField = keyof typeof systemFieldFacts

/** The keys of the system fields, in the order of the columns. */
export const systemFields = Object.keys(systemFieldFacts) as SystemField[]

export function isSystemField(key: string): key is SystemField {
  return Object.hasOwn(systemFieldFacts, key)
}

/** What is known of a system field. */
export function systemFieldOf(key: SystemField): SystemFieldFacts {
  return systemFieldFacts[key]
}
