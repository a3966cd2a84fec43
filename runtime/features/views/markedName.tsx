import type { ReactElement, ReactNode } from 'react'

/** The name of a column with a mark that it has come since the view was saved. */
export function markedName(name: ReactNode, mark: string): ReactElement {
  return (
    <>
      {name} <mark className="list-new">{mark}</mark>
    </>
  )
}
