import { useLayoutEffect } from 'react'
import { keepLetters } from './earlyLetters'

/** Stands where the search is fetched. */
export function EarlyLetters() {
  useLayoutEffect(keepLetters, [])
  return null
}
