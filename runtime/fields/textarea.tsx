import type { TextareaField } from '../../schemas/fields/textarea'
import type { FieldFaces } from './FieldFaces'
import { TextareaEditor } from './parts/TextareaEditor'
import { TextareaInput } from './parts/TextareaInput'
import { TextQuery } from './parts/TextQuery'
import { plainText } from './parts/values'

export const textarea: FieldFaces<TextareaField> = {
  text: plainText,
  Input: TextareaInput,
  Editor: TextareaEditor,
  opensPopup: true,
  Query: TextQuery,
}
