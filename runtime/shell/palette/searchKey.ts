export const isMac = /mac|iphone|ipad/i.test(navigator.platform)

/** Whether what is held for commands is held, and nothing else. */
export function isCommandHeld({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (isMac ? metaKey : ctrlKey) && !altKey
}

/** An open dialog keeps the keys to itself. */
export function isBehindDialog(): boolean {
  return [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].some((dialog) => dialog.getClientRects().length > 0)
}
