import { attachmentsPanel } from './attachments/attachmentsPanel'
import { commentsPanel } from './comments/commentsPanel'
import { historyPanel } from './history/historyPanel'
import type { RowPanel } from './RowPanel'

/** What is kept of rows beside their values, in the order in which the tabs stand. */
export const rowPanels: readonly RowPanel[] = [historyPanel, commentsPanel, attachmentsPanel]
