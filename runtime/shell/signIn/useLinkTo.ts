import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

interface Link {
  href: string
  onClick(event: MouseEvent): void
}

/** Links between the pages of sign-in: a real address, opened in place, that keeps where the user wanted to go. */
export function useLinkTo(): (path: string) => Link {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (path) => ({
    href: path + search,
    onClick: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      navigate(path + search)
    },
  })
}
