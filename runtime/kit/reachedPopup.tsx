import { type ButtonHTMLAttributes, type ComponentType, cloneElement, type ReactElement, useState } from 'react'
import type { PropsOf } from './lazyPart'
import { reachedPart } from './reachedPart'
import { useStableCallback } from './useStableCallback'
import { warnOfMissingPart } from './warnOfMissingPart'

/** The button that a popup belongs to, drawn by the popup itself. */
export interface PopupProps {
  children: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>
}

interface MissingProps {
  /** It could not be fetched, which was said: for what must be possible without it. */
  onMissing?(): void
}

type ReachedPopup<P> = ComponentType<P & PopupProps & MissingProps> & {
  /** Fetches what opens, for whoever cannot wait for somebody to reach for it. */
  preload(): Promise<unknown>
  /** Fetches it for whoever may press the button later. */
  preloadAhead(): void
}

/**
 * What opens beside a button. It is fetched when somebody reaches for the button, and drawn when the button is pressed, open from the beginning: a page has
 * many of them, and most are never opened. The button is the popup's then, and has the focus.
 */
export function reachedPopup<M, N extends keyof M>(load: () => Promise<M>, name: N): ReachedPopup<PropsOf<M[N]>> {
  const part = reachedPart(load, name)
  function Reached({ children, onMissing, ...props }: PropsOf<M[N]> & PopupProps & MissingProps) {
    const [Popup, setPopup] = useState<ComponentType<PropsOf<M[N]>>>()
    const [isFetching, setFetching] = useState(false)
    const open = useStableCallback(() => {
      setFetching(true)
      part.preload().then(
        (Loaded) => setPopup(() => Loaded),
        () => {
          setFetching(false)
          warnOfMissingPart()
          onMissing?.()
        },
      )
    })
    // A cast: the props without the button, and with it again.
    if (Popup) return <Popup {...(props as unknown as PropsOf<M[N]>)}>{cloneElement(children, { autoFocus: true })}</Popup>
    const className = [children.props.className, isFetching && 'pw-busy'].filter(Boolean).join(' ')
    return cloneElement(children, {
      onPointerEnter: part.preloadAhead,
      onFocus: part.preloadAhead,
      onClick: open,
      'aria-busy': isFetching,
      className,
    })
  }
  return Object.assign(Reached, { preload: part.preload, preloadAhead: part.preloadAhead })
}
