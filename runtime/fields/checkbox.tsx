import type { CheckboxField } from '../../schemas/fields/checkbox'
import type { FieldFaces } from './FieldFaces'
import { lazyFace } from './parts/lazyFace'
import { OnOffQuery, onOffText } from './parts/onOffFaces'

const CheckboxInput = lazyFace(() => import('./parts/CheckboxInput'), 'CheckboxInput')

export const checkbox: FieldFaces<CheckboxField> = {
  text: onOffText,
  Input: CheckboxInput,
  preload: CheckboxInput.preload,
  Query: OnOffQuery,
  isAlwaysEdit: true,
}
