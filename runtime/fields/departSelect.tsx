import { ApartmentOutlined } from '@ant-design/icons'
import type { DepartSelectField } from '../../schemas/fields/departSelect'
import { departLabels } from '../pickers/departCalls'
import type { FieldComponents } from './FieldComponents'
import { LabelCell } from './parts/LabelCell'
import { lazyComponent } from './parts/lazyComponent'
import { PickerInput, type PickerInputProps } from './parts/PickerInput'
import { PopupEditor } from './parts/PopupEditor'
import { dictTextWith, hasDictText } from './parts/values'

const DepartPicker = lazyComponent(() => import('../pickers/DepartPicker'), 'DepartPicker', 0)

function DepartInput(props: PickerInputProps<DepartSelectField>) {
  const { multiple = false, valueKey = 'id' } = props.field.config
  return (
    <PickerInput
      {...props}
      isMultiple={multiple}
      icon={<ApartmentOutlined />}
      loader={departLabels(valueKey)}
      renderPicker={(picker) => <DepartPicker {...picker} valueKey={valueKey} />}
    />
  )
}

export const departSelect: FieldComponents<DepartSelectField> = {
  text: dictTextWith,
  Cell: (props) => <LabelCell {...props} loader={departLabels(props.field.config.valueKey ?? 'id')} />,
  isPlainText: hasDictText,
  Input: DepartInput,
  Editor: ({ onClose, ...props }) => (
    <PopupEditor>
      <DepartInput {...props} isOpenAtFirst onClosed={onClose} />
    </PopupEditor>
  ),
  opensPopup: true,
}
