import type { TextareaField } from '../../schemas/fields/textarea'
import type { FieldComponents } from './FieldComponents'
import { TextareaEditor } from './parts/TextareaEditor'
import { TextareaInput } from './parts/TextareaInput'
import { TextQuery } from './parts/TextQuery'
import { plainText } from './parts/values'

export const textarea: FieldComponents<TextareaField> = {
  text: plainText,
  Input: TextareaInput,
  Editor: TextareaEditor,
  opensPopup: true,
  Query: TextQuery,
}
