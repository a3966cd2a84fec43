import { calls } from './calls'
import { fields } from './fields'
import { form } from './form'
import { kit } from './kit'
import { list } from './list'
import { page } from './page'
import { shell } from './shell'
import { tabs } from './tabs'

/** The texts of the product by area: the same areas and keys in every language. A text is asked for as `<area>.<key>`; values are written `{{name}}`. */
export const texts = {
  calls,
  fields,
  form,
  kit,
  list,
  page,
  shell,
  tabs,
}
