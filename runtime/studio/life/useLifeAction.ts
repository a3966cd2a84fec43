import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LifeAction, LifePlan } from '../../../schemas/api/pageLife'
import { usePageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import type { PageActionProps } from './PageAction'

/** An action on a page while it is asked about: what it would do, whether somebody insists, and doing it. */
export interface AskedAction {
  plan: LifePlan | undefined
  error: Error | null
  isForced: boolean
  setForced(isForced: boolean): void
  /** true: nothing that is told stands in the way. */
  isReady: boolean
  isBusy: boolean
  /** Does it; a refusal is told, and leaves the dialog as it is. */
  run(act: () => Promise<{ code: string }>): Promise<void>
}

export function useLifeAction(action: LifeAction | undefined, { page, studio, onDone }: PageActionProps): AskedAction {
  const host = usePageHost()
  const [isForced, setForced] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const plan = useQuery({
    queryKey: ['page-life', page.code, action, host.language],
    queryFn: ({ signal }) => studio.planLife(page.code, action ?? 'rename', { signal }),
    enabled: action !== undefined,
    gcTime: 0,
    staleTime: 0,
  })
  async function run(act: () => Promise<{ code: string }>): Promise<void> {
    setBusy(true)
    try {
      onDone((await act()).code)
    } catch (error) {
      warnOf(host, error)
      setBusy(false)
    }
  }
  const isReady = action === undefined || (plan.data !== undefined && (plan.data.dependents.length === 0 || isForced))
  return { plan: plan.data, error: plan.error, isForced, setForced, isReady, isBusy, run }
}
