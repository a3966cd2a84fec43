import type { Theme } from './Theme.ts'

/** Gives the look to the document: style sheets turn with these attributes, `theme.css` and the one with the variables of every look. */
export function applyTheme({ isDark, colour, isWeak, hasMotion }: Theme, root: HTMLElement = document.documentElement): void {
  root.toggleAttribute('data-weak', isWeak)
  root.toggleAttribute('data-still', !hasMotion)
  root.dataset.theme = isDark ? 'dark' : 'light'
  root.dataset.colour = colour
}
