import { useSyncExternalStore } from 'react'

const attributes = ['data-theme', 'data-colour', 'data-weak', 'data-still']

/** Another value whenever the look of the document is another: for what reads its colours and does not follow style sheets by itself. */
export function useLook(): string {
  return useSyncExternalStore(subscribe, () => attributes.map((name) => document.documentElement.getAttribute(name)).join())
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: attributes })
  return () => observer.disconnect()
}
