import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'

interface LinkButtonProps {
  to: string
  type: 'primary' | 'link'
  children: ReactNode
}

/** A link that looks like a button: a real address, opened in place. */
export function LinkButton({ to, type, children }: LinkButtonProps) {
  const navigate = useNavigate()
  return (
    <Button
      type={type}
      href={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        navigate(to)
      }}
    >
      {children}
    </Button>
  )
}
