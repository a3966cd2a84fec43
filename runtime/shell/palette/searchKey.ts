export const isMac = /mac|iphone|ipad/i.test(navigator.platform)

/** Whether what is held for commands is held, and nothing else. */
export function isCommandHeld({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (isMac ? metaKey : ctrlKey) && !altKey
}

/** An open dialog keeps the keys to itself. */
export function isBehindDialog(): boolean {
  return openDialogs().length > 0
}

/** The dialogs over the page, the last one on top. */
export function openDialogs(): HTMLElement[] {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')]
  return dialogs.filter((dialog) => dialog.getClientRects().length > 0)
}
