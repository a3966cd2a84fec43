import { type ReactNode, useEffect, useState } from 'react'

interface LateProps {
  /** Milliseconds. */
  after: number
  children: ReactNode
}

/** Shows that something is waited for after a while; what has come by then costs no drawing of it. */
export function Late({ after, children }: LateProps) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), after)
    return () => clearTimeout(timer)
  }, [after])
  return isDue && children
}
