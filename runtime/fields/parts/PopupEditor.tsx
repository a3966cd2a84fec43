import type { KeyboardEvent, ReactNode } from 'react'

/**
 * Around an editor that opens a popup: keeps the keys that the popup works with (Enter, arrows) from the grid, which would end editing
 * under it. Tab goes through, so that the next cell is reached as from any other, and so does Escape: dialogs listen for it far above.
 */
export function PopupEditor({ children }: { children: ReactNode }) {
  const keepKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' && event.key !== 'Escape') event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps keys from travelling on
    <div className="field-editor" role="presentation" onKeyDown={keepKeys}>
      {children}
    </div>
  )
}
