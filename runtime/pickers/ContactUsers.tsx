import { usePageHost } from '../session/PageHost'
import { ContactButton } from './ContactButton'
import { RecordsPane } from './RecordsPane'
import type { UsersProps } from './UsersProps'
import { loadContacts, searchHere } from './userCalls'
import { useUserTable } from './useUserTable'

/** The contacts of whoever is signed in. */
export function ContactUsers(props: UsersProps) {
  const { calls, text } = usePageHost()
  return (
    <RecordsPane
      {...props}
      {...useUserTable()}
      label={text('pickers.contacts')}
      askedAs={['contacts']}
      load={async (state, signal) => searchHere(await loadContacts(calls, signal), state)}
      emptyText={text('pickers.noContacts')}
      below={<ContactButton action="remove" chosen={props.chosen} userOf={props.userOf} />}
    />
  )
}
