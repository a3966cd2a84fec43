import { create } from './create'
import { query } from './query'
import { refresh } from './refresh'
import { remove } from './remove'
import type { ToolbarButton } from './ToolbarButton'

/** The toolbar's buttons, in the order in which they stand. */
export const toolbarButtons: readonly ToolbarButton[] = [create, query, remove, refresh]
