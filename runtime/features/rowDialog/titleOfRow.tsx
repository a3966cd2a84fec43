import type { ReactNode } from 'react'
import { isolated } from '../../../schemas/language/isolated'
import './rowDialog.css'

/** The title of a row's dialog: what is done, the page and the row's name. A name written from right to left is cut at its own end, so that its beginning is read. */
export function titleOfRow(action: string, page: string, named: string | undefined): ReactNode {
  const before = [action, page].flatMap((part) => (part ? [isolated(part)] : [])).join(' · ')
  if (!named) return before
  if (isolated(named) === named) return `${before} · ${named}`
  return (
    <span className="row-dialog-title">
      <span>{`${before} · `}</span>
      <bdi>{withoutMarks(named)}</bdi>
    </span>
  )
}

/** The marks around a name would hide from the browser which way it is written. */
function withoutMarks(named: string): string {
  return /^\u2068([^\u2068\u2069]*)\u2069$/.exec(named)?.[1] ?? named
}
