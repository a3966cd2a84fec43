import { SearchOutlined } from '@ant-design/icons'
import type { FieldConfig } from '../../schemas/fields'
import { type RecordSelectField, recordKeysOf } from '../../schemas/fields/recordSelect'
import { defaults } from '../../schemas/json/propertyShapes'
import { chooseText, type Language } from '../../schemas/page/Text'
import { pageSizes } from '../../schemas/wire/pageSizes'
import type { FieldModel } from '../model/PageModel'
import type { RecordWindow } from '../session/PickerKinds'
import { type RecordSource, recordsFrom } from '../session/records'
import { pickerComponents } from './parts/pickerComponents'

function recordsOf(field: RecordSelectField): RecordSource {
  const { listUrl, valueUrl } = field
  const { valueKey, labelKey } = recordKeysOf(field)
  return { listUrl, valueUrl, valueKey, labelKey }
}

function windowOf({ config, title }: FieldModel<RecordSelectField>, language: Language): RecordWindow {
  const columns = config.columns.map(({ key, title: heading, width }) => ({ key, title: chooseText(heading, language, key), width }))
  const queries = (config.queryConfig ?? []).map(({ key, label, placeholder, dictCode }): FieldConfig => {
    const heading = label ?? config.columns.find((column) => column.key === key)?.title ?? key
    const asked = { key, title: heading, placeholder }
    return dictCode === undefined ? { ...asked, type: 'input' } : { ...asked, type: 'select', dictCode }
  })
  const { ellipsis = defaults['RecordSelectField.ellipsis'] } = config
  return {
    source: recordsOf(config),
    label: title,
    columns,
    queries,
    rowKey: recordKeysOf(config).rowKey,
    width: 900,
    height: 240,
    pageSize: pageSizes.records.size,
    pageSizes: pageSizes.records.sizes,
    ellipsis,
  }
}

/** Without a call that lists the records nothing is opened: what is missing is said in the field's place. */
export const recordSelect = pickerComponents<RecordSelectField>({
  Icon: SearchOutlined,
  sourceOf: (config) => recordsFrom(recordsOf(config)),
  pick: ({ pick, language }, field, asked) => pick('record', { ...asked, window: windowOf(field, language) }),
  problemOf: ({ listUrl }) => (listUrl ? undefined : 'fields.noListUrl'),
})
