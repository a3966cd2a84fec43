import type { HiddenField } from '../../schemas/fields/hidden'
import type { FieldFaces } from './FieldFaces'
import { plainText } from './parts/values'

/** Travels with the row and is never shown. */
export const hidden: FieldFaces<HiddenField> = { text: plainText }
