import type { SwitchField } from '../../schemas/fields/switch'
import type { FieldFaces } from './FieldFaces'
import { lazyFace } from './parts/lazyFace'
import { OnOffQuery, onOffText } from './parts/onOffFaces'

const SwitchInput = lazyFace(() => import('./parts/SwitchInput'), 'SwitchInput')

export const switchField: FieldFaces<SwitchField> = {
  text: onOffText,
  Input: SwitchInput,
  preload: SwitchInput.preload,
  Query: OnOffQuery,
  isAlwaysEdit: true,
}
