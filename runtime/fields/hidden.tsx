import type { HiddenField } from '../../schemas/fields/hidden'
import type { FieldComponents } from './FieldComponents'
import { plainText } from './parts/values'

/** Travels with the row and is never shown. */
export const hidden: FieldComponents<HiddenField> = { text: plainText }
