import { useCallback, useMemo } from 'react'
import type { Row } from '../../schemas/api/Result'
import { usePageHost } from '../session/PageHost'
import { userColumns } from './userColumns'
import { userQuery } from './userQuery'

/** How users are shown and asked for, wherever they come from. */
export function useUserTable() {
  const { text, language } = usePageHost()
  return {
    label: text('pickers.users'),
    asked: useMemo(() => userQuery(text, language), [text, language]),
    columnsOf: useCallback((users: readonly Row[]) => userColumns(users, text), [text]),
  }
}
