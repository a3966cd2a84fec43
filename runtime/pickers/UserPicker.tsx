import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Row } from '../../schemas/api/Result'
import { usePageHost } from '../session/PageHost'
import { ChosenList } from './ChosenList'
import { DepartTreeBox } from './DepartTree'
import { PickerDialog } from './PickerDialog'
import type { PickedItem, PickerProps } from './PickerProps'
import { type Paging, RecordTable } from './RecordTable'
import { UserSearch } from './UserSearch'
import { useChosen } from './useChosen'
import { loadUsers } from './userCalls'
import { useUserColumns } from './useUserColumns'

export interface UserPickerProps extends PickerProps {
  valueKey: 'username' | 'id'
  /** true: the department tree stands beside the users. */
  byDepartment: boolean
}

const nobody = { username: '', realname: '', departId: '' }

/** Picks users: search, the department tree where it is asked for, a paged table, and the chosen ones at the side. */
export function UserPicker({ isOpen, title, isMultiple, picked, onPick, onClose, valueKey, byDepartment }: UserPickerProps) {
  const { calls, text } = usePageHost()
  const [asked, setAsked] = useState(nobody)
  const [paging, setPaging] = useState<Paging>({ pageNo: 1, pageSize: 10 })
  const { chosen, choose, setChosen } = useChosen(picked, isMultiple)
  const query = { ...asked, ...paging }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['users', query],
    queryFn: ({ signal }) => loadUsers(calls, query, signal),
    placeholderData: keepPreviousData,
  })
  const columns = useUserColumns(data?.records ?? [])
  const itemOf = (row: Row): PickedItem => ({ value: String(row[valueKey]), label: String(row.realname ?? row.username) })
  const ask = (next: Partial<typeof nobody>) => {
    setAsked({ ...asked, ...next })
    setPaging({ ...paging, pageNo: 1 })
  }
  return (
    <PickerDialog isOpen={isOpen} title={title} width={1250} onConfirm={() => onPick(chosen)} onClose={onClose}>
      <div className={byDepartment ? 'picker picker-with-tree' : 'picker'}>
        {byDepartment && <DepartTreeBox chosenId={asked.departId} onChoose={(departId) => ask({ departId })} />}
        <div className="picker-main">
          <UserSearch onSearch={ask} />
          <RecordTable
            label={text('fields.users')}
            columns={columns}
            page={data}
            isPending={isFetching}
            error={error}
            onRetry={() => void refetch()}
            paging={paging}
            onPaging={setPaging}
            rowKey={(row) => String(row[valueKey])}
            isMultiple={isMultiple}
            chosenKeys={chosen.map((item) => item.value)}
            onChoose={(taken, dropped) => choose(taken.map(itemOf), dropped.map(itemOf))}
            onTake={(row) => {
              if (!isMultiple) onPick([itemOf(row)])
            }}
            isSearched={asked.username !== '' || asked.realname !== ''}
          />
        </div>
        <ChosenList items={chosen} onChange={setChosen} />
      </div>
    </PickerDialog>
  )
}
