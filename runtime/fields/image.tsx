import type { ImageField } from '../../schemas/fields/image'
import type { FieldComponents } from './FieldComponents'
import { lazyComponent } from './parts/lazyComponent'
import { FilesEditor } from './parts/upload/FilesEditor'
import { PicturesCell } from './parts/upload/PicturesCell'
import { filesText } from './parts/upload/paths'
import { plainText } from './parts/values'

const ImageBox = lazyComponent(() => import('./parts/upload/ImageBox'), 'ImageBox', 104)

export const image: FieldComponents<ImageField> = {
  text: filesText,
  Cell: PicturesCell,
  isPlainText: (value) => plainText(value) === '',
  preload: ImageBox.preload,
  Input: (props) => <ImageBox {...props} />,
  Editor: (props) => <FilesEditor {...props} Box={ImageBox} />,
  opensPopup: true,
}
