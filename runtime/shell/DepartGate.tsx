import { useSetAtom } from 'jotai'
import { lazyPart } from '../kit/lazyPart'
import { PartSuspense } from '../kit/PartSuspense'
import { Spinner } from '../kit/Spinner'
import { leaveDepartChoiceAtom } from '../session/session'
import { useSignOut } from './useSignOut'

const DepartDialog = lazyPart(() => import('./header/DepartDialog'), 'DepartDialog')

/** In the place of every page until a user of several departments has said for which one to act. */
export function DepartGate() {
  const leave = useSetAtom(leaveDepartChoiceAtom)
  return (
    <main className="pw-full-page">
      <PartSuspense fallback={<Spinner />}>
        <DepartDialog onClose={leave} onSignOut={useSignOut()} />
      </PartSuspense>
    </main>
  )
}
