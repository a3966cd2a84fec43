import type { FieldConfig } from '../../schemas/fields'
import type { SystemField } from '../../schemas/page/PageConfig'

/** The fields that the server keeps on every row, as a query bar can ask for them when no column shows them. */
export const systemFieldConfigs: Record<SystemField, FieldConfig> = {
  id: { type: 'input', key: 'id', title: 'ID' },
  createBy: { type: 'userSelect', key: 'createBy', title: { 'zh-CN': '创建人', 'en-US': 'Created by', 'de-DE': 'Angelegt von' } },
  createTime: { type: 'datetime', key: 'createTime', title: { 'zh-CN': '创建时间', 'en-US': 'Created', 'de-DE': 'Angelegt am' } },
  updateBy: { type: 'userSelect', key: 'updateBy', title: { 'zh-CN': '更新人', 'en-US': 'Changed by', 'de-DE': 'Geändert von' } },
  updateTime: { type: 'datetime', key: 'updateTime', title: { 'zh-CN': '更新时间', 'en-US': 'Changed', 'de-DE': 'Geändert am' } },
  sysOrgCode: {
    type: 'departSelect',
    key: 'sysOrgCode',
    valueKey: 'orgCode',
    title: { 'zh-CN': '所属部门', 'en-US': 'Department', 'de-DE': 'Abteilung' },
  },
  rowVersion: { type: 'inputNumber', key: 'rowVersion', integer: true, title: { 'zh-CN': '版本', 'en-US': 'Version', 'de-DE': 'Version' } },
}
