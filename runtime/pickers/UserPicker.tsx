import { useCallback, useMemo, useState } from 'react'
import type { Row } from '../../schemas/api/Result'
import { usePageHost } from '../session/PageHost'
import { itemOf } from '../session/records'
import { DepartTreeBox } from './DepartTree'
import { PickerDialog } from './PickerDialog'
import type { PickerProps } from './PickerProps'
import { RecordsPane } from './RecordsPane'
import { useChosen } from './useChosen'
import { loadUsers } from './userCalls'
import { userColumns } from './userColumns'
import { userQuery } from './userQuery'

/** Picks users: search, the department tree where it is asked for, a paged grid, and the chosen ones at the side. */
export function UserPicker({ options, isOpen, onPick, onClose, afterClose }: PickerProps<'user'>) {
  const { title, isMultiple, picked, valueKey, byDepartment } = options
  const { calls, text, language } = usePageHost()
  const asked = useMemo(() => userQuery(text, language), [text, language])
  const [departId, setDepartId] = useState('')
  const chosen = useChosen(picked, isMultiple)
  return (
    <PickerDialog
      isOpen={isOpen}
      title={title}
      width={byDepartment ? 1200 : 1250}
      onConfirm={() => onPick(chosen.items)}
      onClose={onClose}
      afterClose={afterClose}
    >
      <RecordsPane
        label={text('fields.users')}
        asked={asked}
        askedAs={['users', departId]}
        load={(state, signal) => loadUsers(calls, asked, state, departId, signal)}
        columnsOf={useCallback((users: readonly Row[]) => userColumns(users, text), [text])}
        itemOf={(row) => itemOf(row, { valueKey, labelKey: 'realname' })}
        isMultiple={isMultiple}
        chosen={chosen}
        onTake={(item) => onPick([item])}
        aside={byDepartment ? <DepartTreeBox chosenId={departId} onChoose={setDepartId} /> : undefined}
      />
    </PickerDialog>
  )
}
