import { replacingOnce } from './replacingOnce.ts'

/**
 * The two arrows in a number box have English names, and are for the mouse alone: who hears the screen hears the box itself, which says that its value goes up
 * and down by the keys. They are hidden from the ears, as the browser's own are.
 */
export const steppersForTheMouse = replacingOnce({
  name: 'steppersForTheMouse',
  file: '/@rc-component/input-number/es/StepHandler.js',
  found: `"aria-label": isUpAction ? 'Increase Value' : 'Decrease Value',`,
  instead: '"aria-hidden": true,',
})
