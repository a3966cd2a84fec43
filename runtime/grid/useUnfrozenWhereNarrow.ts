import { useMemo } from 'react'
import { useMediaQuery } from '../kit/useMediaQuery'
import type { Column } from './Column'

/** On a telephone frozen columns would cover the rest of the row. */
export function useUnfrozenWhereNarrow<R, S>(columns: readonly Column<R, S>[]): readonly Column<R, S>[] {
  const isNarrow = useMediaQuery('(max-width: 767.98px)')
  return useMemo(() => (isNarrow ? columns.map((column) => ({ ...column, frozen: false })) : columns), [columns, isNarrow])
}
