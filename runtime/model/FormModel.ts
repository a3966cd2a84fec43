import type { LinkAddress } from '../../schemas/page/linkAddress'
import type { DetailList, FormLayout } from '../../schemas/page/parts/Form'
import type { FieldModel } from './PageModel'

export interface FormGroupModel {
  title: string
  /** Whether it begins folded; undefined: it cannot be folded. */
  folded?: boolean
  /** Where the link in the heading of its card leads. */
  more?: LinkAddress
  /** true: a line sets it apart from what stands above. */
  hasDivider: boolean
  fields: readonly FieldModel[]
}

export interface FormModel {
  /** Fields side by side, 1 to 4. */
  columns: number
  /** Width of the dialog in pixels. */
  width: number
  groups: readonly FormGroupModel[]
  groupsAs: NonNullable<FormLayout['groupsAs']>
  /** What is done before a new row is sent. */
  verify?: FormLayout['verify']
  /** What is said after saving; the usual words when left out. */
  addedText?: string
  editedText?: string
  /** How a row that is only read stands; as a form when left out. */
  details?: Required<DetailList>
  /** Every field of the form, hidden ones included, in order. */
  fields: readonly FieldModel[]
}
