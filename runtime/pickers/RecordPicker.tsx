import { useCallback, useMemo } from 'react'
import type { Row } from '../../schemas/api/Result'
import { cutPage } from '../calls/pageOf'
import { compileDialogQuery } from '../model/compileDialog'
import { type ListState, listParams } from '../query/listParams'
import type { QueriedRows } from '../query/useListState'
import { usePageHost } from '../session/PageHost'
import { itemOf, listRecords, recordText } from '../session/records'
import { PickerDialog } from './PickerDialog'
import type { PickerProps } from './PickerProps'
import { RecordsPane } from './RecordsPane'
import { recordColumn } from './recordColumn'
import { useChosen } from './useChosen'

/** Picks records that a call lists: search and a paged grid, and the chosen ones at the side. */
export function RecordPicker({ options, isOpen, onPick, onClose, afterClose }: PickerProps<'record'>) {
  const { title, isMultiple, picked, window } = options
  const { source, label, rowKey, pageSize } = window
  const { calls, language } = usePageHost()
  const chosen = useChosen(picked, isMultiple)
  const asked = useMemo((): QueriedRows => {
    const { queries } = window
    const query = compileDialogQuery(
      { columns: queries, queryConfig: queries.map(({ key, placeholder }) => ({ key, placeholder })) },
      language,
    )
    return { ...query, defaultSort: [], pageSize }
  }, [window, pageSize, language])
  const load = async (state: ListState, signal: AbortSignal) => {
    const params = listParams(asked.queryItems, state, [])
    return cutPage(await listRecords(calls, source.listUrl, params, { signal, isQuiet: true }), state.pageNo, state.pageSize)
  }
  const columnsOf = useCallback(
    () =>
      window.columns.map(({ key, title: heading, width }) =>
        recordColumn({ key, title: heading, width, text: (row) => recordText(row, key) }, window.ellipsis),
      ),
    [window],
  )
  return (
    <PickerDialog
      isOpen={isOpen}
      title={title}
      width={window.width}
      count={chosen.items.length}
      onConfirm={() => onPick(chosen.items)}
      onClose={onClose}
      afterClose={afterClose}
    >
      <RecordsPane
        label={label}
        asked={asked}
        askedAs={[source.listUrl]}
        load={load}
        columnsOf={columnsOf}
        itemOf={(row: Row) => itemOf(row, source)}
        rowKey={(row: Row) => recordText({ [rowKey]: row[rowKey] } as Row, rowKey)}
        isMultiple={isMultiple}
        chosen={chosen}
        onTake={(item) => onPick([item])}
        pageSizes={window.pageSizes}
        saysRange={window.height !== undefined}
        height={window.height}
      />
    </PickerDialog>
  )
}
