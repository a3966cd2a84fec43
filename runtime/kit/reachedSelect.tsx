import { type ComponentType, useEffect, useState } from 'react'
import { type ClosedLook, ClosedSelect } from './ClosedSelect'
import type { PropsOf } from './lazyPart'
import { reachedPart } from './reachedPart'
import { warnOfMissingPart } from './warnOfMissingPart'

/** What the drop-down is told by the closed one that it takes the place of. */
export interface ReachedSelectProps {
  autoFocus?: boolean
  /** true: it was pressed, or opened by a key. */
  isOpenAtFirst?: boolean
}

interface ClosedProps {
  closed: ClosedLook
  /** true: it says more than the closed one can, for example what is chosen, and is fetched at once. */
  isNeeded?: boolean
}

type ReachedSelect<P> = ComponentType<P & ClosedProps> & {
  /** Fetches what opens: the drop-down is then drawn as it is from the beginning. */
  preload(): Promise<unknown>
}

/**
 * A drop-down that is drawn closed at first: what opens weighs about 30 KB and takes longer to draw than a row of a list, and is fetched when somebody reaches
 * for it.
 */
export function reachedSelect<M, N extends keyof M>(
  load: () => Promise<M>,
  name: N,
): ReachedSelect<Omit<PropsOf<M[N]>, keyof ReachedSelectProps>> {
  type P = Omit<PropsOf<M[N]>, keyof ReachedSelectProps>
  const part = reachedPart(load, name)
  function Reached({ closed, isNeeded = false, ...props }: P & ClosedProps) {
    const [Select, reach] = part.useReached()
    // undefined: it never was.
    const [isFocused, setFocused] = useState<boolean>()
    const [isOpening, setOpening] = useState(false)
    const [failure, setFailure] = useState<{ reason: unknown }>()
    const isMissing = isNeeded && Select === undefined
    // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once when it is needed
    useEffect(() => {
      if (isMissing) part.preload().then(reach, (reason) => setFailure({ reason }))
    }, [isMissing])
    // Thrown where the error boundary around the field sees it: closed, it would look as if nothing was chosen.
    if (isMissing && failure) throw failure.reason
    // A cast: the props without the closed look are those of the part.
    if (Select)
      return <Select {...(props as unknown as PropsOf<M[N]>)} autoFocus={isFocused ?? closed.autoFocus} isOpenAtFirst={isOpening} />
    const open = () => {
      setOpening(true)
      part.preload().then(reach, () => {
        setOpening(false)
        warnOfMissingPart()
      })
    }
    return (
      <ClosedSelect
        {...closed}
        placeholder={isMissing ? undefined : closed.placeholder}
        isBusy={isOpening || isMissing}
        onReach={reach}
        onOpen={open}
        onFocus={() => {
          setFocused(true)
          reach()
        }}
        onBlur={() => {
          setFocused(false)
          closed.onBlur?.()
        }}
      />
    )
  }
  return Object.assign(Reached, { preload: part.preload })
}
