import type { Theme, ThemeColour } from './Theme.ts'

/** Red; in the colour-weak mode vermilion, which many people can tell from green better. */
const dangers = { usual: '#ff4d4f', weak: '#d55e00' }

/** The themes that look like it themselves, and what stands for danger in them. */
const alike: { [K in keyof typeof dangers]: readonly ThemeColour[] } = { usual: ['#e60012'], weak: ['#e60012', '#e78926'] }
const otherDanger = '#9c2a6f'

/** The colour of what deletes and of what is wrong: never one that looks like the theme's own, in which a button to delete looked like one to add. */
export function dangerOf({ colour, isWeak }: Pick<Theme, 'colour' | 'isWeak'>): string {
  const mode = isWeak ? 'weak' : 'usual'
  return alike[mode].includes(colour) ? otherDanger : dangers[mode]
}
