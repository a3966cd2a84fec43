import type { SwitchField } from '../../schemas/fields/switch'
import type { FieldComponents } from './FieldComponents'
import { lazyComponent } from './parts/lazyComponent'
import { OnOffQuery, onOffText } from './parts/onOffComponents'

const SwitchInput = lazyComponent(() => import('./parts/SwitchInput'), 'SwitchInput')

export const switchField: FieldComponents<SwitchField> = {
  text: onOffText,
  Input: SwitchInput,
  preload: SwitchInput.preload,
  Query: OnOffQuery,
  isAlwaysEdit: true,
}
