import { useAtomValue } from 'jotai'
import { lazyPart } from '../kit/lazyPart'
import { PartSuspense } from '../kit/PartSuspense'
import type { RowFormCore } from './RowFormCore'

const ConflictChoice = lazyPart(() => import('./ConflictChoice'), 'ConflictChoice')

/** Somebody else has saved the row meanwhile: both versions, field by field, and what shall stand. */
export function ConflictNotice({ core, onSubmit }: { core: RowFormCore; onSubmit(): void }) {
  const current = useAtomValue(core.signals.conflict, { store: core.store.atoms })
  return (
    current && (
      <PartSuspense fallback={null}>
        <ConflictChoice key={`${current.rowVersion}`} core={core} current={current} onSubmit={onSubmit} />
      </PartSuspense>
    )
  )
}
