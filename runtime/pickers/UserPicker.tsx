import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Row } from '../../schemas/api/Result'
import { queryParams } from '../query/listParams'
import { useListState } from '../query/useListState'
import { usePageHost } from '../session/PageHost'
import type { PickedItem } from '../session/PickerKinds'
import { ChosenList } from './ChosenList'
import { DepartTreeBox } from './DepartTree'
import { PickerDialog } from './PickerDialog'
import type { PickerProps } from './PickerProps'
import { RecordGrid } from './RecordGrid'
import { RecordQuery } from './RecordQuery'
import { useChosen } from './useChosen'
import { loadUsers } from './userCalls'
import { userQuery } from './userQuery'
import { useUserColumns } from './useUserColumns'

const nowhere = {}
const nothingToLetGo = () => {}

/** Picks users: search, the department tree where it is asked for, a paged grid, and the chosen ones at the side. */
export function UserPicker({ options, isOpen, onPick, onClose, afterClose }: PickerProps<'user'>) {
  const { title, isMultiple, picked, valueKey, byDepartment } = options
  const { calls, text, language } = usePageHost()
  const asked = useMemo(() => userQuery(text, language), [text, language])
  const { state, search, goToPage } = useListState(asked, nowhere, nothingToLetGo)
  const [departId, setDepartId] = useState('')
  const { chosen, choose, setChosen } = useChosen(picked, isMultiple)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['users', departId, state],
    queryFn: ({ signal }) => loadUsers(calls, asked, state, departId, signal),
    placeholderData: keepPreviousData,
  })
  const columns = useUserColumns(data?.records ?? noUsers)
  const itemOf = (row: Row): PickedItem => ({ value: String(row[valueKey]), label: String(row.realname ?? row.username) })
  return (
    <PickerDialog isOpen={isOpen} title={title} width={1250} onConfirm={() => onPick(chosen)} onClose={onClose} afterClose={afterClose}>
      <div className={byDepartment ? 'picker picker-with-tree' : 'picker'}>
        {byDepartment && (
          <DepartTreeBox
            chosenId={departId}
            onChoose={(next) => {
              setDepartId(next)
              goToPage(1, state.pageSize)
            }}
          />
        )}
        <div className="picker-main">
          <RecordQuery label={text('fields.users')} page={asked} values={state.values} onSearch={search} />
          <RecordGrid
            label={text('fields.users')}
            columns={columns}
            page={data}
            isLoading={isFetching}
            error={error}
            onRetry={() => void refetch()}
            pageNo={state.pageNo}
            pageSize={state.pageSize}
            onPageChange={goToPage}
            rowKey={(row) => String(row[valueKey])}
            isMultiple={isMultiple}
            chosenKeys={useMemo(() => new Set(chosen.map((item) => item.value)), [chosen])}
            onChoose={(taken, dropped) => choose(taken.map(itemOf), dropped.map(itemOf))}
            onTake={(row) => onPick([itemOf(row)])}
            isSearched={Object.keys(queryParams(asked.queryItems, state.values)).length > 0}
          />
        </div>
        <ChosenList items={chosen} onChange={setChosen} />
      </div>
    </PickerDialog>
  )
}

const noUsers: readonly Row[] = []
