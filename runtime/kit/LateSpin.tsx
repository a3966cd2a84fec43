import { Spin } from 'antd'
import { useEffect, useState } from 'react'

/** Turns after some milliseconds; what has come by then costs no drawing of it. */
export function LateSpin({ after }: { after: number }) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), after)
    return () => clearTimeout(timer)
  }, [after])
  return isDue && <Spin />
}
