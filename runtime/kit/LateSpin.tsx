import { Spin } from 'antd'
import { useEffect, useState } from 'react'

interface LateSpinProps {
  /** Milliseconds. */
  after: number
  /** Said under it. */
  text?: string
}

/** Turns after a while; what has come by then costs no drawing of it. */
export function LateSpin({ after, text }: LateSpinProps) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), after)
    return () => clearTimeout(timer)
  }, [after])
  return isDue && <Spin description={text} />
}
