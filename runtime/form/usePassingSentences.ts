import { useEffect } from 'react'
import { onLineBack } from '../kit/line'
import type { FormNotice } from './formSignals'
import type { RowFormCore } from './RowFormCore'

/**
 * What a save failed with and belongs to no field is said until somebody changes something: whether that has mended it, the next save tells. That the server
 * could not be reached is said until it can be.
 */
export function usePassingSentences({ store: { atoms }, signals, log }: RowFormCore, notice: FormNotice | null): void {
  const isPassing = notice?.kind === 'failed' && notice.sentences.length > 0
  const isUnreached = notice?.isUnreached === true
  useEffect(() => {
    if (!isPassing) return
    const drop = () => atoms.set(signals.notice, (shown) => shown && { ...shown, sentences: [] })
    const ends = [log.subscribe(drop), isUnreached ? onLineBack(drop) : undefined]
    return () => {
      for (const end of ends) end?.()
    }
  }, [isPassing, isUnreached, atoms, signals, log])
}
