import type { TextareaField } from '../../schemas/fields/textarea'
import type { FieldComponents } from './FieldComponents'
import { preloadPopover } from './parts/laterPopoverEditor'
import { lazyComponent } from './parts/lazyComponent'
import { TextQuery } from './parts/TextQuery'
import { plainText } from './parts/values'

// No box of several lines stands in a list.
const TextareaInput = lazyComponent(() => import('./parts/TextareaInput'), 'TextareaInput', 76)
const TextareaEditor = lazyComponent(() => import('./parts/TextareaEditor'), 'TextareaEditor', 0)

export const textarea: FieldComponents<TextareaField> = {
  text: plainText,
  Input: TextareaInput,
  preload: TextareaInput.preload,
  preloadEditor: () => preloadPopover(TextareaEditor),
  Editor: TextareaEditor,
  opensPopup: true,
  Query: TextQuery,
}
