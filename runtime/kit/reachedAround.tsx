import { type ComponentType, cloneElement, type HTMLAttributes, type ReactElement, useEffect, useState } from 'react'
import type { PropsOf } from './lazyPart'
import { reachedPart } from './reachedPart'
import { warnOfMissingPart } from './warnOfMissingPart'
import { whenAttended } from './whenAttended'

type Around = HTMLAttributes<HTMLElement> & { autoFocus?: boolean }

interface AroundProps {
  open?: boolean
  onOpenChange?(isOpen: boolean): void
  /** true: a press opens it, and what is pressed does nothing by itself. */
  isPressed?: boolean
  /** What somebody can point at, press, or come to with the keyboard. */
  children: ReactElement<Around>
}

type ReachedAround<P> = ComponentType<P & AroundProps> & {
  /** Fetches what floats: it stands around from the beginning then. */
  preload(): Promise<unknown>
}

/**
 * What floats beside something, and is drawn around it: a tooltip, a popover. It is fetched when somebody reaches for that, or when it is to be open; until
 * then nothing stands around. What has the focus keeps it.
 */
export function reachedAround<M, N extends keyof M>(load: () => Promise<M>, name: N): ReachedAround<Omit<PropsOf<M[N]>, 'children'>> {
  const part = reachedPart(load, name)
  function Reached({ children, isPressed = false, ...props }: AroundProps & { [name: string]: unknown }) {
    const [Part, reach] = part.useReached()
    const [isFocused, setFocused] = useState(false)
    const [isPointed, setPointed] = useState(false)
    const { open, onOpenChange, title } = props
    // Many other pieces are built of what floats is built of. A browser asks for none of these again once it could not fetch them, so they come while the line
    // is most likely up.
    useEffect(() => (Part ? undefined : whenAttended(part.preloadAhead)), [Part])
    // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once when it is to be open
    useEffect(() => {
      if (!open || Part) return
      part.preload().then(reach, () => {
        if (!onOpenChange) return
        // Closed, so that another press asks once more.
        onOpenChange(false)
        warnOfMissingPart()
      })
    }, [open])
    // What comes to stand under a pointer at rest does not hear of it.
    // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has come
    useEffect(() => {
      if (Part && isPointed && !isPressed && open === false) onOpenChange?.(true)
    }, [Part])
    const own = children.props
    if (Part) {
      const given = open === undefined ? { defaultOpen: isFocused || isPointed, ...props } : props
      // A cast: the props without the child, and with it again.
      return <Part {...(given as unknown as PropsOf<M[N]>)}>{cloneElement(children, { autoFocus: isFocused })}</Part>
    }
    return cloneElement(children, {
      // What a tooltip says can be read without it.
      title: typeof title === 'string' ? title : own.title,
      onPointerEnter: (event) => {
        setPointed(true)
        reach()
        own.onPointerEnter?.(event)
      },
      onPointerLeave: (event) => {
        setPointed(false)
        own.onPointerLeave?.(event)
      },
      onFocus: (event) => {
        setFocused(true)
        reach()
        own.onFocus?.(event)
      },
      onBlur: (event) => {
        setFocused(false)
        own.onBlur?.(event)
      },
      onClick: isPressed ? () => onOpenChange?.(true) : own.onClick,
    })
  }
  return Object.assign(Reached, { preload: part.preload })
}
