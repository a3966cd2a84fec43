import { dangerOf } from './dangerOf.ts'
import { neutrals } from './neutrals.ts'
import { shadesOf, textOnFilled } from './shades.ts'
import type { Theme } from './Theme.ts'

/** The colours of a look that the product's own style sheets read, by the names of their variables. */
export function productVariables(look: Theme): Readonly<Record<`--pw-${string}`, string>> {
  const { main, soft } = shadesOf(look.colour, look)
  return {
    '--pw-primary': main,
    '--pw-primary-soft': soft,
    '--pw-on-primary': textOnFilled(look),
    '--pw-error': shadesOf(dangerOf(look), look).main,
    '--pw-border': neutrals(look).colorBorder,
  }
}
