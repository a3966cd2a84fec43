import { ApartmentOutlined } from '@ant-design/icons'
import type { DepartSelectField } from '../../schemas/fields/departSelect'
import { defaults } from '../../schemas/json/propertyShapes'
import { departsBy } from '../session/departs'
import { usePageHost } from '../session/PageHost'
import { PickerInput, type PickerInputProps } from './parts/PickerInput'
import { pickerComponents } from './parts/pickerComponents'

function DepartInput(props: PickerInputProps<DepartSelectField>) {
  const { pick } = usePageHost()
  const { multiple = false } = props.field.config
  const valueKey = valueKeyOf(props.field.config)
  return (
    <PickerInput
      {...props}
      isMultiple={multiple}
      icon={<ApartmentOutlined />}
      source={departsBy(valueKey)}
      pick={(asked) => pick('depart', { ...asked, valueKey })}
    />
  )
}

function valueKeyOf({ valueKey = defaults['DepartSelectField.valueKey'] }: DepartSelectField) {
  return valueKey
}

export const departSelect = pickerComponents<DepartSelectField>(DepartInput, ({ config }) => departsBy(valueKeyOf(config)))
