import { calendar } from './calendar'
import { calls } from './calls'
import { crop } from './crop'
import { fields } from './fields'
import { form } from './form'
import { header } from './header'
import { home } from './home'
import { kit } from './kit'
import { list } from './list'
import { page } from './page'
import { settings } from './settings'
import { shell } from './shell'
import { table } from './table'
import { tabs } from './tabs'

/** The texts of the product by area: the same areas and keys in every language. A text is asked for as `<area>.<key>`; values are written `{{name}}`. */
export const texts = {
  calendar,
  calls,
  crop,
  fields,
  form,
  header,
  home,
  kit,
  list,
  page,
  settings,
  shell,
  table,
  tabs,
}
