import type { UploadField } from '../../schemas/fields/upload'
import type { FieldComponents } from './FieldComponents'
import { lazyComponent } from './parts/lazyComponent'
import { FilesCell } from './parts/upload/FilesCell'
import { FilesEditor } from './parts/upload/FilesEditor'
import { filesText } from './parts/upload/paths'
import { plainText } from './parts/values'

const UploadBox = lazyComponent(() => import('./parts/upload/UploadBox'), 'UploadBox')

export const upload: FieldComponents<UploadField> = {
  text: filesText,
  Cell: FilesCell,
  isPlainText: (value) => plainText(value) === '',
  preload: UploadBox.preload,
  Input: (props) => <UploadBox {...props} />,
  Editor: (props) => <FilesEditor {...props} Box={UploadBox} />,
  opensPopup: true,
}
