import { useMemo } from 'react'
import type { RowValues } from '../fields/FieldComponents'
import type { FieldModel } from '../model/PageModel'
import { useDictionaries } from '../session/useDictItems'
import type { Column } from './DataGrid'
import { cellDictionaries, gridColumns } from './gridColumns'

/** The columns of fields; their cells, and the room that these need, follow the fields' dictionaries. */
export function useFieldColumns<R extends RowValues>(fields: readonly FieldModel[]): Column<R>[] {
  const dictionaries = useDictionaries(useMemo(() => cellDictionaries(fields), [fields]))
  return useMemo(() => gridColumns<R>(fields, dictionaries), [fields, dictionaries])
}
