import { ConfigProvider } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { antdTheme } from '../theme/antdTheme'
import { defaultTheme } from '../theme/Theme'
import { useFocusBack } from '../useFocusBack'
import './paper.css'

interface PaperProps {
  title: string
  /** What is said under the title, a line each. */
  notes: readonly string[]
  /** Further classes: how large the letters are, and which way the sheet lies. */
  className?: string
  /** The paper is done, or nobody wants it. */
  onEnd(): void
  children: ReactNode
}

/** Ink on white, whatever the screen looks like: its variables hold for the class of the paper. */
const inkOnWhite = { ...antdTheme({ ...defaultTheme, hasMotion: false }, 'pw-print'), inherit: false }

/** What goes on paper in place of the screen: it is printed once when it appears, and nothing of it is seen on the screen. */
export function Paper({ title, notes, className = '', onEnd, children }: PaperProps) {
  const paper = useRef<HTMLElement>(null)
  // What is not on the paper loses the focus while it is printed.
  useFocusBack()
  useEffect(() => {
    let isLeft = false
    window.addEventListener('afterprint', onEnd)
    void picturesOf(paper.current).then(() => !isLeft && window.print())
    return () => {
      isLeft = true
      window.removeEventListener('afterprint', onEnd)
    }
  }, [onEnd])
  return createPortal(
    <ConfigProvider theme={inkOnWhite}>
      <article ref={paper} className={`pw-print ${className}`} aria-label={title}>
        <header>
          <h1>{title}</h1>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </header>
        {children}
      </article>
    </ConfigProvider>,
    document.body,
  )
}

/** Milliseconds that a picture which does not come holds the paper up. */
const patience = 3000

/** Waits for the pictures that are on their way. */
async function picturesOf(paper: HTMLElement | null): Promise<void> {
  const coming = [...(paper?.querySelectorAll('img') ?? [])].filter(({ complete, loading }) => !complete && loading !== 'lazy')
  const arrivals = coming.map(
    (picture) =>
      new Promise((resolve) => {
        for (const event of ['load', 'error']) picture.addEventListener(event, resolve, { once: true })
      }),
  )
  if (arrivals.length > 0) await Promise.race([Promise.all(arrivals), new Promise((resolve) => setTimeout(resolve, patience))])
}
