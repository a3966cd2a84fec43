import { SearchOutlined } from '@ant-design/icons'
import type { FieldConfig } from '../../schemas/fields'
import { type RecordSelectField, recordKeysOf } from '../../schemas/fields/recordSelect'
import { defaults } from '../../schemas/json/propertyShapes'
import { chooseText, type Language } from '../../schemas/page/Text'
import { ErrorNotice } from '../kit/ErrorNotice'
import type { FieldModel } from '../model/PageModel'
import { usePageHost } from '../session/PageHost'
import type { RecordWindow } from '../session/PickerKinds'
import { type RecordSource, recordsFrom } from '../session/records'
import { PickerInput, type PickerInputProps } from './parts/PickerInput'
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
    pageSize: 5,
    pageSizes: [5, 10, 20, 30],
    ellipsis,
  }
}

/** Without a call that lists the records nothing is opened: what is missing is said in the field's place. */
function RecordInput(props: PickerInputProps<RecordSelectField>) {
  const { pick, text, language } = usePageHost()
  const { field } = props
  const { multiple = false, listUrl } = field.config
  if (!listUrl) return <ErrorNotice size="inline" title={text('fields.noListUrl')} />
  return (
    <PickerInput
      {...props}
      isMultiple={multiple}
      icon={<SearchOutlined />}
      source={recordsFrom(recordsOf(field.config))}
      pick={(asked) => pick('record', { ...asked, window: windowOf(field, language) })}
    />
  )
}

export const recordSelect = pickerComponents<RecordSelectField>(RecordInput, ({ config }) => recordsFrom(recordsOf(config)))
