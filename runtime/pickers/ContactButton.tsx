import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { usePageHost } from '../session/PageHost'
import { warnOf } from '../session/warnOf'
import type { UsersProps } from './UsersProps'
import { dropContacts, keepContacts } from './userCalls'

const actions = { add: keepContacts, remove: dropContacts }

interface ContactButtonProps extends Pick<UsersProps, 'chosen' | 'userOf'> {
  action: keyof typeof actions
}

/** Makes the users who are chosen in this dialog contacts, or takes them out of the contacts. */
export function ContactButton({ action, chosen, userOf }: ContactButtonProps) {
  const host = usePageHost()
  const { calls, notify, text } = host
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const users = chosen.items.map(userOf).filter((user) => user !== undefined)
  const noteId = useId()
  const act = async () => {
    setBusy(true)
    try {
      await actions[action](calls, users)
      notify('success', text(action === 'add' ? 'pickers.contactsAdded' : 'pickers.contactsRemoved'))
      await client.invalidateQueries({ queryKey: ['pickedRecords', JSON.stringify(['contacts'])] })
    } catch (error) {
      warnOf(host, error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="picker-below">
      <Button
        size="small"
        disabled={users.length === 0}
        aria-describedby={users.length === 0 ? noteId : undefined}
        loading={isBusy}
        onClick={() => void act()}
      >
        {text(action === 'add' ? 'pickers.addContacts' : 'pickers.removeContacts')}
      </Button>
      {users.length === 0 && (
        <span id={noteId} className="field-note">
          {text('pickers.noneForContacts')}
        </span>
      )}
    </div>
  )
}
