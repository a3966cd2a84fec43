import { UserOutlined } from '@ant-design/icons'
import type { UserSelectField } from '../../schemas/fields/userSelect'
import { userLabels } from '../pickers/userCalls'
import type { FieldComponents } from './FieldComponents'
import { LabelCell } from './parts/LabelCell'
import { lazyComponent } from './parts/lazyComponent'
import { PickerInput, type PickerInputProps } from './parts/PickerInput'
import { PopupEditor } from './parts/PopupEditor'
import { dictTextWith, hasDictText } from './parts/values'

const UserPicker = lazyComponent(() => import('../pickers/UserPicker'), 'UserPicker', 0)

function UserInput(props: PickerInputProps<UserSelectField>) {
  const { multiple = false, byDepartment = false, valueKey = 'username' } = props.field.config
  return (
    <PickerInput
      {...props}
      isMultiple={multiple}
      icon={<UserOutlined />}
      loader={userLabels(valueKey)}
      renderPicker={(picker) => <UserPicker {...picker} valueKey={valueKey} byDepartment={byDepartment} />}
    />
  )
}

export const userSelect: FieldComponents<UserSelectField> = {
  text: dictTextWith,
  Cell: (props) => <LabelCell {...props} loader={userLabels(props.field.config.valueKey ?? 'username')} />,
  isPlainText: hasDictText,
  Input: UserInput,
  Editor: ({ onClose, ...props }) => (
    <PopupEditor>
      <UserInput {...props} isOpenAtFirst onClosed={onClose} />
    </PopupEditor>
  ),
  opensPopup: true,
}
