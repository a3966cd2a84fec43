import type { Plugin } from 'vite'

const named = `"aria-label": isUpAction ? 'Increase Value' : 'Decrease Value',`

/**
 * The two arrows in a number box have English names, and are for the mouse alone: who hears the screen hears the box itself, which says that its value goes up
 * and down by the keys. They are hidden from the ears, as the browser's own are.
 */
export const steppersForTheMouse: Plugin = {
  name: 'steppers-for-the-mouse',
  enforce: 'pre',
  transform(code, id) {
    if (!id.split('?', 1)[0]?.endsWith('/@rc-component/input-number/es/StepHandler.js')) return null
    if (code.split(named).length !== 2) this.warn('input-number: StepHandler has changed; see codegen/steppersForTheMouse.ts')
    return code.replace(named, '"aria-hidden": true,')
  },
}
