import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PermissionResult } from '../../schemas/api/session'
import { askUser, showMessage, showWarning } from '../kit/notifications'
import type { HostWithoutPickers } from '../session/PageHost'
import { rowEventsAtom } from '../session/rowEvents'
import { userAtom } from '../session/session'
import { useText } from '../text/useText'
import { useAppServices } from './AppServices'
import { readerOf } from './readerOf'

/** The product as its pages see it, but for the pickers. */
export function useProductHost(permissions: PermissionResult): HostWithoutPickers {
  const { calls, callLog, leaveGuard } = useAppServices()
  const { text, language } = useText()
  const user = useAtomValue(userAtom)
  const rowEvents = useAtomValue(rowEventsAtom)
  const navigate = useNavigate()
  return useMemo(() => {
    return {
      ...readerOf(user, permissions, language),
      text,
      calls,
      callLog,
      notify: (kind, content, title) => (title ? showWarning('call', title, content) : showMessage(kind, content)),
      confirm: ({ title, content, verb, danger }) =>
        askUser({
          title,
          content,
          okText: verb,
          className: 'pw-question',
          okButtonProps: { danger: danger ?? false },
          focusable: { autoFocusButton: danger ? 'cancel' : 'ok' },
        }),
      openTab: (path, { replace, newValues } = {}) => void navigate(path, { replace, state: newValues && { newValues } }),
      changeSearch: (search, { isStep = false } = {}) => void navigate({ search }, { replace: !isStep }),
      setDirty: leaveGuard.setDirty,
      followRows: rowEvents.subscribe,
    }
  }, [permissions, user, language, text, calls, callLog, navigate, leaveGuard, rowEvents])
}
