import { useLayoutEffect } from 'react'
import { useStableCallback } from './useStableCallback'

/** Does something when the component that asks for it goes from the screen: what it would do by then. */
export function useWhenGone(action: () => void): void {
  const act = useStableCallback(action)
  useLayoutEffect(() => () => act(), [act])
}
