import type { CheckboxField } from '../../schemas/fields/checkbox'
import type { FieldComponents } from './FieldComponents'
import { lazyComponent } from './parts/lazyComponent'
import { OnOffQuery, onOffText } from './parts/onOffComponents'

const CheckboxInput = lazyComponent(() => import('./parts/CheckboxInput'), 'CheckboxInput')

export const checkbox: FieldComponents<CheckboxField> = {
  text: onOffText,
  Input: CheckboxInput,
  preload: CheckboxInput.preload,
  Query: OnOffQuery,
  isAlwaysEdit: true,
}
