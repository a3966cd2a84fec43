import { useSetAtom } from 'jotai'
import { PartSuspense } from '../kit/PartSuspense'
import { Spinner } from '../kit/Spinner'
import { leaveDepartChoiceAtom } from '../session/session'
import { wordedPart } from '../session/wordedPart'
import { useSignOut } from './useSignOut'

const DepartDialog = wordedPart('header', () => import('./header/DepartDialog'), 'DepartDialog')

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
