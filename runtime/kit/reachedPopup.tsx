import { type ButtonHTMLAttributes, type ComponentType, cloneElement, type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PropsOf } from './lazyPart'
import { reachedPart } from './reachedPart'
import { warnOfMissingPart } from './warnOfMissingPart'

/** The button that a popup belongs to, drawn by the popup itself. */
export interface PopupProps {
  children: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>
}

/**
 * What opens beside a button. It is fetched when somebody reaches for the button, and drawn when the button is pressed, open from the beginning: a page has
 * many of them, and most are never opened. The button is the popup's then, and has the focus.
 */
export function reachedPopup<M, N extends keyof M>(load: () => Promise<M>, name: N): ComponentType<PropsOf<M[N]> & PopupProps> {
  const part = reachedPart(load, name)
  return function ReachedPopup({ children, ...props }: PropsOf<M[N]> & PopupProps) {
    const { t } = useTranslation()
    const [Popup, setPopup] = useState<ComponentType<PropsOf<M[N]>>>()
    const [isFetching, setFetching] = useState(false)
    // A cast: the props without the button, and with it again.
    if (Popup) return <Popup {...(props as PropsOf<M[N]>)}>{cloneElement(children, { autoFocus: true })}</Popup>
    const reach = () => void part.preload().catch(() => undefined)
    const open = () => {
      setFetching(true)
      part.preload().then(
        (Loaded) => setPopup(() => Loaded),
        () => {
          setFetching(false)
          warnOfMissingPart(t)
        },
      )
    }
    const className = [children.props.className, isFetching && 'pw-busy'].filter(Boolean).join(' ')
    return cloneElement(children, { onPointerEnter: reach, onFocus: reach, onClick: open, 'aria-busy': isFetching, className })
  }
}
