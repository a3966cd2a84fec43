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
