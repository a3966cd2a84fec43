import { useQuery } from '@tanstack/react-query'
import { Tree } from 'antd'
import { useState } from 'react'
import { usePageHost } from '../session/PageHost'
import { RecordsPane } from './RecordsPane'
import type { UsersProps } from './UsersProps'
import { loadTeams, membersOf, searchHere } from './userCalls'
import { useUserTable } from './useUserTable'

/** The members of the teams of whoever is signed in, of all or of the one that is chosen beside them. */
export function TeamUsers(props: UsersProps) {
  const { calls, text } = usePageHost()
  const [team, setTeam] = useState('')
  const { data } = useQuery({ queryKey: ['userTeams'], queryFn: ({ signal }) => loadTeams(calls, signal) })
  const names = Object.keys(data ?? {})
  return (
    <RecordsPane
      {...props}
      {...useUserTable()}
      label={text('pickers.myTeam')}
      askedAs={['team', team]}
      load={async (state, signal) => searchHere(membersOf(await loadTeams(calls, signal), team), state)}
      emptyText={text('pickers.noTeam')}
      aside={
        names.length > 0
          ? () => (
              <nav className="picker-tree" aria-label={text('pickers.teams')}>
                <Tree
                  treeData={names.map((name) => ({ key: name, title: name }))}
                  blockNode
                  selectedKeys={team === '' ? [] : [team]}
                  onSelect={(keys) => setTeam(keys.length > 0 ? String(keys[0]) : '')}
                />
              </nav>
            )
          : undefined
      }
    />
  )
}
