import { type ReactNode, useCallback, useState } from 'react'
import { usePageHost } from '../../session/PageHost'
import { useText } from '../../text/useText'
import type { StudioCalls } from '../studioCalls'
import { CopyDialog } from './CopyDialog'
import { DeleteDialog } from './DeleteDialog'
import type { PageAction, PageActionProps } from './PageAction'
import { RenameDialog } from './RenameDialog'
import { UnpublishDialog } from './UnpublishDialog'

const dialogs = { copy: CopyDialog, rename: RenameDialog, unpublish: UnpublishDialog, delete: DeleteDialog }

/** Asks for an action on a page, in a dialog that stands where the caller puts it: no key that is typed there reaches a list. */
export function usePageActions(
  studio: StudioCalls,
  onDone: (action: PageAction, code: string) => Promise<void> | void,
): { ask(action: PageAction, page: PageActionProps['page']): void; dialog: ReactNode } {
  const { text } = useText()
  const { notify } = usePageHost()
  const [asked, setAsked] = useState<{ action: PageAction; page: PageActionProps['page'] }>()
  const ask = useCallback((action: PageAction, page: PageActionProps['page']) => setAsked({ action, page }), [])
  if (!asked) return { ask, dialog: null }
  const { action, page } = asked
  const Dialog = dialogs[action]
  const finish = (code: string) => {
    setAsked(undefined)
    notify('success', text(`studio.life.done.${action}`, { title: page.title, code }))
    void onDone(action, code)
  }
  return { ask, dialog: <Dialog page={page} studio={studio} onDone={finish} onCancel={() => setAsked(undefined)} /> }
}
