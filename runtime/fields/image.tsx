import type { ImageField } from '../../schemas/fields/image'
import type { FieldFaces } from './FieldFaces'
import { lazyFace } from './parts/lazyFace'
import { FilesEditor } from './parts/upload/FilesEditor'
import { PicturesCell } from './parts/upload/PicturesCell'
import { filesText } from './parts/upload/paths'
import { plainText } from './parts/values'

const ImageBox = lazyFace(() => import('./parts/upload/ImageBox'), 'ImageBox', 104)

export const image: FieldFaces<ImageField> = {
  text: filesText,
  Cell: PicturesCell,
  isPlainText: (value) => plainText(value) === '',
  preload: ImageBox.preload,
  Input: (props) => <ImageBox {...props} />,
  Editor: (props) => <FilesEditor {...props} Box={ImageBox} />,
  opensPopup: true,
}
