import type { ReactNode, Ref } from 'react'
import { PartSuspense } from './PartSuspense'
import { Spinner } from './Spinner'

/** What stands in a dialog. What it waits for is waited for here, so that the dialog itself is not drawn twice: see `useIsMounted`. */
export function DialogContent({ ref, children }: { ref: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div ref={ref}>
      <PartSuspense fallback={<Spinner />}>{children}</PartSuspense>
    </div>
  )
}
