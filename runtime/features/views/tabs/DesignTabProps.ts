import type { FieldModel } from '../../../model/PageModel'
import type { ViewDraft } from '../viewDraft'

/** What each tab of the designer is handed. */
export interface DesignTabProps {
  draft: ViewDraft
  fields: readonly FieldModel[]
  /** Keys of columns that have come since the view was saved. */
  added: ReadonlySet<string>
  /** true: it was tried to save, and what is wrong is said. */
  isChecked: boolean
  change(part: Partial<ViewDraft>): void
}
