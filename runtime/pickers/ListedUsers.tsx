import { useState } from 'react'
import { usePageHost } from '../session/PageHost'
import { ContactButton } from './ContactButton'
import { DepartTreeBox } from './DepartTree'
import { RecordsPane } from './RecordsPane'
import type { UsersProps } from './UsersProps'
import { loadUsers } from './userCalls'
import { useUserTable } from './useUserTable'

/** All users, or those of the department that is chosen in the tree beside them. */
export function ListedUsers({ byDepartment, ...props }: UsersProps & { byDepartment: boolean }) {
  const { calls } = usePageHost()
  const table = useUserTable()
  const [departId, setDepartId] = useState('')
  return (
    <RecordsPane
      {...props}
      {...table}
      askedAs={['users', departId]}
      load={(state, signal) => loadUsers(calls, table.asked, state, departId, signal)}
      aside={byDepartment ? <DepartTreeBox chosenId={departId} onChoose={setDepartId} /> : undefined}
      below={<ContactButton action="add" chosen={props.chosen} />}
    />
  )
}
