import type { TextareaField } from '../../schemas/fields/textarea'
import type { FieldComponents } from './FieldComponents'
import { preloadPopover } from './parts/laterPopoverEditor'
import { TextareaEditor } from './parts/TextareaEditor'
import { TextareaInput } from './parts/TextareaInput'
import { TextQuery } from './parts/TextQuery'
import { plainText } from './parts/values'

export const textarea: FieldComponents<TextareaField> = {
  text: plainText,
  Input: TextareaInput,
  preloadEditor: () => preloadPopover(),
  Editor: TextareaEditor,
  opensPopup: true,
  Query: TextQuery,
}
