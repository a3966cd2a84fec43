import { useEffect } from 'react'
import { useText } from '../text/useText'

/** Names the browser tab: the page, then the product; the product alone on the dashboard. */
export function useDocumentTitle(title: string | null): void {
  const { text } = useText()
  const product = text('shell.product')
  useEffect(() => {
    document.title = title ? `${title} - ${product}` : product
  }, [title, product])
}
