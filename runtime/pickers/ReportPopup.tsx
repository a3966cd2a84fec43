import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Row } from '../../schemas/api/Result'
import type { ReportColumns } from '../../schemas/api/reports'
import { LoadFailed } from '../kit/LoadFailed'
import { Spinner } from '../kit/Spinner'
import { listParams, queryParams } from '../query/listParams'
import { useListState } from '../query/useListState'
import { useQueryAddress } from '../query/useQueryAddress'
import { errorText } from '../session/errorText'
import { usePageHost } from '../session/PageHost'
import type { PickerOptions } from '../session/PickerKinds'
import { reportRowKeys } from '../session/reportRowKeys'
import { type ReportFrame, reportFrameQuery, reportRowsQuery } from '../session/reports'
import { ExportRows } from './ExportRows'
import { PickerDialog } from './PickerDialog'
import type { PickerProps } from './PickerProps'
import { RecordGrid } from './RecordGrid'
import { RecordQuery } from './RecordQuery'
import { reportColumns } from './reportColumns'
import { reportQuery } from './reportQuery'
import { useReportColumns } from './useReportColumns'
import { useReportTotals } from './useReportTotals'

/** Picks rows of a report. */
export function ReportPopup({ options, isOpen, onPick, onClose, afterClose }: PickerProps<'report'>) {
  const { title, code, isMultiple, groupId, width } = options
  const { calls, notify, text } = usePageHost()
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const { data, error, refetch } = useQuery(reportFrameQuery(calls, code, groupId))
  const confirm = () => {
    if (chosen.size === 0 || (!isMultiple && chosen.size > 1)) notify('warning', text('pickers.selectOne'))
    else take([...chosen.values()])
  }
  const take = (rows: readonly Row[]) => {
    const lost = lostColumns(options.takes, data?.columns, rows)
    if (lost.length > 0) notify('warning', text('pickers.lostColumns', { columns: lost.join(', ') }))
    else onPick(rows)
  }
  return (
    <PickerDialog
      isOpen={isOpen}
      title={title}
      width={width}
      count={chosen.size}
      onConfirm={confirm}
      onClose={onClose}
      afterClose={afterClose}
    >
      {error && !data && <LoadFailed message={errorText(error, text)} onRetry={() => void refetch()} />}
      {!error && !data && <Spinner />}
      {data && <ReportRows options={options} frame={data} chosen={chosen} onChoose={setChosen} onTake={(row) => take([row])} />}
    </PickerDialog>
  )
}

/** What is to be taken and the report does not give: it has lost the column since the page was written. */
function lostColumns(takes: readonly string[], columns: ReportColumns | undefined, rows: readonly Row[]): string[] {
  const isGiven = (key: string) => columns?.columns.some(({ dataIndex }) => dataIndex === key) || rows.some((row) => key in row)
  return takes.filter((key) => !isGiven(key))
}

interface ReportRowsProps {
  options: PickerOptions<'report'>
  frame: ReportFrame
  chosen: ReadonlyMap<string, Row>
  onChoose(chosen: ReadonlyMap<string, Row>): void
  onTake(row: Row): void
}

function ReportRows({ options, frame, chosen, onChoose, onTake }: ReportRowsProps) {
  const { isMultiple, params, sorter, groupId } = options
  const { calls, language } = usePageHost()
  const { columns, queries } = frame
  // Made once: a popup is opened anew for other parameters.
  const [asked] = useState(() => reportQuery(queries, params, sorter, language, columns.cgRpConfigId))
  const { state, search, sort, goToPage } = useListState(asked, useQueryAddress(asked, nowhere), nothingToLetGo)
  const query = listParams(asked.queryItems, state, asked.defaultSort)
  const { data, error, isFetching, refetch } = useQuery({
    ...reportRowsQuery(calls, columns.cgRpConfigId, params, query, groupId),
    placeholderData: keepPreviousData,
  })
  const { columns: shown, hasTexts } = useReportColumns(columns)
  const totals = useReportTotals(columns, shown, { params, query, groupId })
  const keys = useMemo(() => reportRowKeys(data?.records ?? []), [data])
  const keyOf = (row: Row) => keys.get(row) ?? ''
  const choose = (taken: readonly Row[], dropped: readonly Row[]) => {
    const next = new Map(isMultiple ? chosen : [])
    for (const row of dropped) next.delete(keyOf(row))
    for (const row of taken) next.set(keyOf(row), row)
    onChoose(next)
  }
  return (
    <div className="picker-main">
      <RecordQuery label={columns.cgRpConfigName} page={asked} values={state.values} onSearch={search} />
      {columns.exportUrl && <ExportRows url={columns.exportUrl} name={columns.cgRpConfigName} params={params} query={query} />}
      <RecordGrid
        label={columns.cgRpConfigName}
        columns={useMemo(() => reportColumns({ ...columns, columns: shown }), [shown, columns])}
        totals={totals}
        page={hasTexts ? data : undefined}
        isLoading={isFetching || !hasTexts}
        error={error}
        onRetry={() => void refetch()}
        pageNo={state.pageNo}
        pageSize={state.pageSize}
        onPageChange={goToPage}
        sort={state.sort}
        onSort={sort}
        rowKey={keyOf}
        isMultiple={isMultiple}
        chosenKeys={useMemo(() => new Set(chosen.keys()), [chosen])}
        onChoose={choose}
        onTake={onTake}
        isSearched={Object.keys(queryParams(asked.queryItems, state.values)).length > 0}
      />
    </div>
  )
}

const nowhere = {}
const nothingToLetGo = () => {}
