import { createContext } from 'react'
import type { RowState } from '../../rows/RowState'

/** Opens a row of the table; null where its rows are not opened. */
export const OpenRowContext = createContext<((row: RowState) => void) | null>(null)
