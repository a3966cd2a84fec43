import { ApartmentOutlined } from '@ant-design/icons'
import type { DepartSelectField } from '../../schemas/fields/departSelect'
import { defaults } from '../../schemas/json/propertyShapes'
import { departsBy } from '../session/departs'
import { pickerComponents } from './parts/pickerComponents'

function valueKeyOf({ valueKey = defaults['DepartSelectField.valueKey'] }: DepartSelectField) {
  return valueKey
}

export const departSelect = pickerComponents<DepartSelectField>({
  Icon: ApartmentOutlined,
  sourceOf: (config) => departsBy(valueKeyOf(config)),
  pick: (host, { config }, asked) => host.pick('depart', { ...asked, valueKey: valueKeyOf(config) }),
})
