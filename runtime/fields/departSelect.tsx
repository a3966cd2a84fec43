import { ApartmentOutlined } from '@ant-design/icons'
import type { DepartSelectField } from '../../schemas/fields/departSelect'
import { defaults } from '../../schemas/json/propertyShapes'
import { departLabels } from '../session/departs'
import { usePageHost } from '../session/PageHost'
import type { FieldComponents } from './FieldComponents'
import { LabelCell } from './parts/LabelCell'
import { PickerInput, type PickerInputProps } from './parts/PickerInput'
import { PopupEditor } from './parts/PopupEditor'
import { dictTextWith, hasDictText } from './parts/values'

function DepartInput(props: PickerInputProps<DepartSelectField>) {
  const { pick } = usePageHost()
  const { multiple = false, valueKey = defaults['DepartSelectField.valueKey'] } = props.field.config
  return (
    <PickerInput
      {...props}
      isMultiple={multiple}
      icon={<ApartmentOutlined />}
      loader={departLabels(valueKey)}
      pick={(asked) => pick('depart', { ...asked, valueKey })}
    />
  )
}

export const departSelect: FieldComponents<DepartSelectField> = {
  text: dictTextWith,
  Cell: (props) => <LabelCell {...props} loader={departLabels(props.field.config.valueKey ?? defaults['DepartSelectField.valueKey'])} />,
  isPlainText: hasDictText,
  Input: DepartInput,
  Editor: ({ onClose, ...props }) => (
    <PopupEditor>
      <DepartInput {...props} isOpenAtFirst onClosed={onClose} />
    </PopupEditor>
  ),
  opensPopup: true,
}
