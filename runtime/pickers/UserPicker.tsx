import { Tabs } from 'antd'
import { useState } from 'react'
import { usePageHost } from '../session/PageHost'
import { itemOf } from '../session/records'
import { ContactUsers } from './ContactUsers'
import { ListedUsers } from './ListedUsers'
import { PickerDialog } from './PickerDialog'
import type { PickerProps } from './PickerProps'
import { TeamUsers } from './TeamUsers'
import type { UsersProps } from './UsersProps'
import { useChosen } from './useChosen'

/** Picks users: out of all of them, of the contacts or of the teams of whoever is signed in; the chosen ones stand at the side of each. */
export function UserPicker({ options, isOpen, onPick, onClose, afterClose }: PickerProps<'user'>) {
  const { title, isMultiple, picked, valueKey, byDepartment } = options
  const { text } = usePageHost()
  const [tab, setTab] = useState('users')
  const chosen = useChosen(picked, isMultiple)
  const props: UsersProps = {
    isMultiple,
    chosen,
    itemOf: (row) => itemOf(row, { valueKey, labelKey: 'realname' }),
    userOf: ({ record, value, label }) => record ?? (valueKey === 'username' ? { username: value, realname: label } : undefined),
    onTake: (item) => onPick([item]),
  }
  return (
    <PickerDialog
      isOpen={isOpen}
      title={title}
      width={byDepartment ? 1200 : 1250}
      onConfirm={() => onPick(chosen.items)}
      onClose={onClose}
      afterClose={afterClose}
    >
      <Tabs
        size="small"
        activeKey={tab}
        onChange={setTab}
        items={[
          { key: 'users', label: text('pickers.users'), children: <ListedUsers {...props} byDepartment={byDepartment} /> },
          { key: 'contacts', label: text('pickers.contacts'), children: <ContactUsers {...props} /> },
          { key: 'team', label: text('pickers.myTeam'), children: <TeamUsers {...props} /> },
        ]}
      />
    </PickerDialog>
  )
}
