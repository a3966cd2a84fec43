import { calls } from './calls'
import { fields } from './fields'
import { kit } from './kit'
import { list } from './list'
import { page } from './page'
import { shell } from './shell'
import { tabs } from './tabs'

/**
 * The texts of the product by area. One file per area, the same keys in every language; a text is asked for as `<area>.<key>`.
 * Values are written `{{name}}`. These are there from the start; texts of what is loaded when it is first used stand in `later`.
 */
export const textAreas = { calls, fields, kit, list, page, shell, tabs }
