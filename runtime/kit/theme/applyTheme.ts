import { dangerOf } from './dangerOf'
import { neutrals } from './neutrals'
import { shadesOf, textOnFilled } from './shades'
import type { Theme } from './Theme'

/** Gives the look to what is styled by CSS: `theme.css` turns with the attributes, the colours come as variables. */
export function applyTheme(look: Theme, root: HTMLElement = document.documentElement): void {
  const { main, soft } = shadesOf(look.colour, look)
  root.dataset.theme = look.isDark ? 'dark' : 'light'
  root.toggleAttribute('data-weak', look.isWeak)
  root.style.setProperty('--pw-primary', main)
  root.style.setProperty('--pw-primary-soft', soft)
  root.style.setProperty('--pw-error', shadesOf(dangerOf(look), look).main)
  root.style.setProperty('--pw-border', neutrals(look).colorBorder)
  root.style.setProperty('--pw-on-primary', textOnFilled(look))
}
