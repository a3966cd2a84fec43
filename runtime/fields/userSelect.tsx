import { UserOutlined } from '@ant-design/icons'
import type { UserSelectField } from '../../schemas/fields/userSelect'
import { defaults } from '../../schemas/json/propertyShapes'
import { usePageHost } from '../session/PageHost'
import { userLabels } from '../session/userLabels'
import type { FieldComponents } from './FieldComponents'
import { LabelCell } from './parts/LabelCell'
import { PickerInput, type PickerInputProps } from './parts/PickerInput'
import { PopupEditor } from './parts/PopupEditor'
import { dictTextWith, hasDictText } from './parts/values'

function UserInput(props: PickerInputProps<UserSelectField>) {
  const { pick } = usePageHost()
  const { multiple = false, byDepartment = false, valueKey = defaults['UserSelectField.valueKey'] } = props.field.config
  return (
    <PickerInput
      {...props}
      isMultiple={multiple}
      icon={<UserOutlined />}
      loader={userLabels(valueKey)}
      pick={(asked) => pick('user', { ...asked, valueKey, byDepartment })}
    />
  )
}

export const userSelect: FieldComponents<UserSelectField> = {
  text: dictTextWith,
  Cell: (props) => <LabelCell {...props} loader={userLabels(props.field.config.valueKey ?? defaults['UserSelectField.valueKey'])} />,
  isPlainText: hasDictText,
  Input: UserInput,
  Editor: ({ onClose, ...props }) => (
    <PopupEditor>
      <UserInput {...props} isOpenAtFirst onClosed={onClose} />
    </PopupEditor>
  ),
  opensPopup: true,
}
