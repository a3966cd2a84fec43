import type { PageSummary } from '../../../schemas/api/pages'
import type { StudioCalls } from '../studioCalls'

/** What can be done with a page beside writing and publishing it. */
export type PageAction = 'copy' | 'rename' | 'unpublish' | 'delete'

/** What the dialog of such an action is handed. */
export interface PageActionProps {
  page: Pick<PageSummary, 'code' | 'title'>
  studio: StudioCalls
  /** It is done; `code` is that of the copy, or the one that the page has now. */
  onDone(code: string): void
  onCancel(): void
}
