import { useState } from 'react'
import { usePageHost } from '../session/PageHost'
import { ContactButton } from './ContactButton'
import { DepartTreeBox } from './DepartTree'
import { RecordsPane, type RecordsPaneProps } from './RecordsPane'
import type { UsersProps } from './UsersProps'
import { useDeparts } from './useDeparts'
import { loadUsers } from './userCalls'
import { useUserTable } from './useUserTable'

/** All users, or those of the department that is chosen in the tree beside them. */
export function ListedUsers({ byDepartment, ...props }: UsersProps & { byDepartment: boolean }) {
  return byDepartment ? <UsersByDepart {...props} /> : <Users {...props} departId="" />
}

/** Where neither the users nor the tree could be fetched, that is said once, and tried again for both. */
function UsersByDepart(props: UsersProps) {
  const [departId, setDepartId] = useState('')
  const departs = useDeparts('')
  return (
    <Users
      {...props}
      departId={departId}
      aside={(failure) => !(failure && departs.error) && <DepartTreeBox departs={departs} chosenId={departId} onChoose={setDepartId} />}
      onRetry={() => departs.error && departs.retry()}
    />
  )
}

function Users({ departId, ...props }: UsersProps & Pick<RecordsPaneProps, 'aside' | 'onRetry'> & { departId: string }) {
  const { calls } = usePageHost()
  const table = useUserTable()
  return (
    <RecordsPane
      {...props}
      {...table}
      askedAs={['users', departId]}
      load={(state, signal) => loadUsers(calls, table.asked, state, departId, signal)}
      below={<ContactButton action="add" chosen={props.chosen} userOf={props.userOf} />}
    />
  )
}
