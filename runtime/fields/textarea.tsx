import type { TextareaField } from '../../schemas/fields/textarea'
import type { FieldComponents } from './FieldComponents'
import { lazyComponent } from './parts/lazyComponent'
import { TextareaInput } from './parts/TextareaInput'
import { TextQuery } from './parts/TextQuery'
import { plainText } from './parts/values'

const TextareaEditor = lazyComponent(() => import('./parts/TextareaEditor'), 'TextareaEditor')

export const textarea: FieldComponents<TextareaField> = {
  text: plainText,
  Input: TextareaInput,
  Editor: TextareaEditor,
  opensPopup: true,
  Query: TextQuery,
}
