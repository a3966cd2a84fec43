import type { UploadField } from '../../schemas/fields/upload'
import type { FieldComponents } from './FieldComponents'
import { preloadPopover } from './parts/laterPopoverEditor'
import { lazyComponent } from './parts/lazyComponent'
import { FilesCell } from './parts/upload/FilesCell'
import { FilesEditor } from './parts/upload/FilesEditor'
import { filesText } from './parts/upload/paths'
import { plainText } from './parts/values'

// Files are chosen in a form; cells only show them.
const FileBox = lazyComponent(() => import('./parts/upload/FileBox'), 'FileBox')

export const upload: FieldComponents<UploadField> = {
  text: filesText,
  Cell: FilesCell,
  isPlainText: (value) => plainText(value) === '',
  preload: FileBox.preload,
  preloadEditor: () => preloadPopover(FileBox),
  Input: (props) => <FileBox {...props} />,
  showsByInput: true,
  Editor: (props) => <FilesEditor {...props} Box={FileBox} />,
  opensPopup: true,
}
