import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { usePageHost } from '../session/PageHost'
import { warnOf } from '../session/warnOf'
import type { Chosen } from './useChosen'
import { dropContacts, keepContacts } from './userCalls'

const actions = { add: keepContacts, remove: dropContacts }

/** Makes the users who were chosen in this dialog contacts, or takes them out of the contacts. */
export function ContactButton({ action, chosen }: { action: keyof typeof actions; chosen: Chosen }) {
  const host = usePageHost()
  const { calls, notify, text } = host
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const users = chosen.items.flatMap(({ record }) => record ?? [])
  const act = async () => {
    setBusy(true)
    try {
      await actions[action](calls, users)
      notify('success', text(action === 'add' ? 'fields.contactsAdded' : 'fields.contactsRemoved'))
      await client.invalidateQueries({ queryKey: ['pickedRecords', JSON.stringify(['contacts'])] })
    } catch (error) {
      warnOf(host, error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div>
      <Button size="small" disabled={users.length === 0} loading={isBusy} onClick={() => void act()}>
        {text(action === 'add' ? 'fields.addContacts' : 'fields.removeContacts')}
      </Button>
    </div>
  )
}
