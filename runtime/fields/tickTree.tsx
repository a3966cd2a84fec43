import type { TickTreeField } from '../../schemas/fields/tickTree'
import type { FieldComponents } from './FieldComponents'
import { lazyComponent } from './parts/lazyComponent'
import { plainText } from './parts/values'

const TickTreeBox = lazyComponent(() => import('./parts/tree/TickTreeBox'), 'TickTreeBox', 320)

/** Cells show what is stored: the tree, and with it the names, is the form's. */
export const tickTree: FieldComponents<TickTreeField> = {
  text: plainText,
  Input: TickTreeBox,
  showsByInput: true,
  preload: TickTreeBox.preload,
}
