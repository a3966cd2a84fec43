import { useEffect, useState } from 'react'
import type { Row } from '../../../schemas/api/Result'

/** The whole list that the rows of a page are of. */
export interface WholeList {
  /** Rows on the pages before. */
  before: number
  total: number
  /** true: there are more rows than were counted. */
  isCapped: boolean
  /** Shows the next page of the list, or the one before. */
  turn(step: 1 | -1): void
}

interface Turning {
  isOpen: boolean
  rows: readonly Row[]
  whole: WholeList | undefined
  onArrive(row: Row): void
}

/** Turns the page of the list, and goes on with the row at its edge once it is there. */
export function useTurning({ isOpen, rows, whole, onArrive }: Turning): ((step: 1 | -1) => void) | undefined {
  const [wish, setWish] = useState<{ step: 1 | -1; from: number } | null>(null)
  useEffect(() => {
    if (!wish || (isOpen && whole?.before === wish.from)) return
    setWish(null)
    const row = wish.step === 1 ? rows[0] : rows.at(-1)
    if (isOpen && row) onArrive(row)
  })
  return (
    whole &&
    ((step) => {
      setWish({ step, from: whole.before })
      whole.turn(step)
    })
  )
}
