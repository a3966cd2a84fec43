import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Row } from '../../schemas/api/Result'
import { LoadFailed } from '../kit/LoadFailed'
import { Spinner } from '../kit/Spinner'
import { errorText } from '../session/errorText'
import { usePageHost } from '../session/PageHost'
import { PickerDialog } from './PickerDialog'
import { RecordTable } from './RecordTable'
import { ReportSearch } from './ReportSearch'
import {
  presetValues,
  type ReportFrame,
  type ReportPopupParams,
  type ReportQuery,
  readSorter,
  reportFrameQuery,
  reportRowsQuery,
} from './reportCalls'
import { reportColumns, reportRowKey } from './reportColumns'

export interface ReportPopupProps {
  isOpen: boolean
  title: string
  /** Code of the report. */
  code: string
  isMultiple: boolean
  params: ReportPopupParams
  /** For example `createTime=desc`. */
  sorter?: string
  groupId?: string
  onPick(rows: readonly Row[]): void
  onClose(): void
}

const noParams: ReportPopupParams = {}

/** Picks rows of a report. */
export function ReportPopup(props: ReportPopupProps) {
  const { isOpen, title, code, isMultiple, groupId, onPick, onClose } = props
  const { calls, notify, text } = usePageHost()
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const { data, error, refetch } = useQuery(reportFrameQuery(calls, code, groupId))
  const confirm = () => {
    // Specification B5.10: nothing chosen, or several where one is wanted.
    if (chosen.size === 0 || (!isMultiple && chosen.size > 1)) notify('warning', text('fields.selectOne'))
    else onPick([...chosen.values()])
  }
  return (
    <PickerDialog isOpen={isOpen} title={title} width={1200} count={chosen.size} onConfirm={confirm} onClose={onClose}>
      {error && !data && <LoadFailed message={errorText(error, text)} onRetry={() => void refetch()} />}
      {!error && !data && <Spinner />}
      {data && (
        <ReportRows
          frame={data}
          isMultiple={isMultiple}
          params={props.params ?? noParams}
          sorter={props.sorter}
          groupId={groupId}
          chosen={chosen}
          onChoose={setChosen}
          onTake={(row) => onPick([row])}
        />
      )}
    </PickerDialog>
  )
}

interface ReportRowsProps extends Pick<ReportPopupProps, 'isMultiple' | 'params' | 'sorter' | 'groupId'> {
  frame: ReportFrame
  chosen: ReadonlyMap<string, Row>
  onChoose(chosen: ReadonlyMap<string, Row>): void
  onTake(row: Row): void
}

function ReportRows({ frame, isMultiple, params, sorter, groupId, chosen, onChoose, onTake }: ReportRowsProps) {
  const { calls } = usePageHost()
  const { columns, queries } = frame
  const [query, setQuery] = useState<ReportQuery>(() => ({
    values: presetValues(queries, params),
    ...readSorter(sorter),
    pageNo: 1,
    pageSize: 10,
  }))
  const { data, error, isFetching, refetch } = useQuery({
    ...reportRowsQuery(calls, columns.cgRpConfigId, params, query, groupId),
    placeholderData: keepPreviousData,
  })
  const choose = (taken: readonly Row[], dropped: readonly Row[]) => {
    const next = new Map(isMultiple ? chosen : [])
    for (const row of dropped) next.delete(reportRowKey(row))
    for (const row of taken) next.set(reportRowKey(row), row)
    onChoose(next)
  }
  return (
    <>
      <ReportSearch queries={queries} values={query.values} onSearch={(values) => setQuery({ ...query, values, pageNo: 1 })} />
      <RecordTable
        label={columns.cgRpConfigName}
        columns={reportColumns(columns)}
        page={data}
        isPending={isFetching}
        error={error}
        onRetry={() => void refetch()}
        paging={query}
        onPaging={(paging) => setQuery({ ...query, ...paging })}
        onSort={(column, order) => setQuery({ ...query, ...(column ? { column, order } : readSorter(sorter)), pageNo: 1 })}
        rowKey={reportRowKey}
        isMultiple={isMultiple}
        chosenKeys={[...chosen.keys()]}
        onChoose={choose}
        onTake={(row) => {
          if (!isMultiple) onTake(row)
        }}
        isSearched={Object.keys(query.values).length > 0}
      />
    </>
  )
}
