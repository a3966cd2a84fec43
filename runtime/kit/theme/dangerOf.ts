import { distance } from './contrast'
import { shadesOf } from './shades'
import type { Theme } from './Theme'

/** Colours of danger, the usual one first; in the colour-weak mode vermilion, which many people can tell from green better than red. */
const dangers = { usual: ['#ff4d4f', '#9c2a6f'], weak: ['#d55e00', '#9c2a6f'] } as const

/** What two colours need between them to be told apart at a glance, side by side or not. */
export const toldApart = 0.1

/** The colour of what deletes and of what is wrong: never one that looks like the theme's own, in which a button to delete looked like one to add. */
export function dangerOf(look: Pick<Theme, 'colour' | 'isDark' | 'isWeak'>): string {
  const [usual, other] = dangers[look.isWeak ? 'weak' : 'usual']
  return distance(shadesOf(usual, look).main, shadesOf(look.colour, look).main) >= toldApart ? usual : other
}
