import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { ErrorBoundary } from '../../kit/ErrorBoundary'
import { lazyPart } from '../../kit/lazyPart'
import { PartSuspense } from '../../kit/PartSuspense'
import type { PageHost } from '../../session/PageHost'

const PageDialog = lazyPart(() => import('./PageDialog'), 'PageDialog')

interface OpenDialog extends Pick<PageHost, 'search' | 'newValues'> {
  id: number
  code: string
  /** false: it is on its way out, and gives the focus back. */
  isOpen: boolean
  end(): void
}

/** Hands down a host that opens pages over this one, and draws those that are open. */
export function usePageDialogs(host: PageHost): { host: PageHost; dialogs: ReactNode } {
  const [open, setOpen] = useState<readonly OpenDialog[]>([])
  const nextId = useRef(1)
  const openDialog = useCallback<NonNullable<PageHost['openDialog']>>((code, given) => {
    const id = nextId.current++
    return new Promise((end) => setOpen((before) => [...before, { ...given, id, code, isOpen: true, end }]))
  }, [])
  const close = useCallback(({ id, end }: OpenDialog) => {
    setOpen((before) => before.map((one) => (one.id === id ? { ...one, isOpen: false } : one)))
    end()
  }, [])
  const remove = useCallback((id: number) => setOpen((before) => before.filter((one) => one.id !== id)), [])
  const dialogs = open.map((one) => (
    <ErrorBoundary key={one.id} size="block">
      <PartSuspense>
        <PageDialog
          code={one.code}
          search={one.search}
          newValues={one.newValues}
          isOpen={one.isOpen}
          onClose={() => close(one)}
          afterClose={() => remove(one.id)}
        />
      </PartSuspense>
    </ErrorBoundary>
  ))
  return { host: useMemo(() => ({ ...host, openDialog }), [host, openDialog]), dialogs }
}
