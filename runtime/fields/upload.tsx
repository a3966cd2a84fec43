import type { UploadField } from '../../schemas/fields/upload'
import type { FieldFaces } from './FieldFaces'
import { lazyFace } from './parts/lazyFace'
import { FilesCell } from './parts/upload/FilesCell'
import { FilesEditor } from './parts/upload/FilesEditor'
import { filesText } from './parts/upload/paths'
import { plainText } from './parts/values'

const UploadBox = lazyFace(() => import('./parts/upload/UploadBox'), 'UploadBox')

export const upload: FieldFaces<UploadField> = {
  text: filesText,
  Cell: FilesCell,
  isPlainText: (value) => plainText(value) === '',
  preload: UploadBox.preload,
  Input: (props) => <UploadBox {...props} />,
  Editor: (props) => <FilesEditor {...props} Box={UploadBox} />,
  opensPopup: true,
}
