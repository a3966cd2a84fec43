/** The buttons of a toolbar; what they open stands beside them. */
export function toolbarButtons(bar: HTMLElement): HTMLElement[] {
  return [...bar.children].filter((child) => child instanceof HTMLButtonElement)
}
