import { avatar } from './avatar'
import { calendar } from './calendar'
import { calls } from './calls'
import { crop } from './crop'
import { debug } from './debug'
import { fields } from './fields'
import { form } from './form'
import { header } from './header'
import { home } from './home'
import { kit } from './kit'
import { list } from './list'
import { monitor } from './monitor'
import { page } from './page'
import { publicPages } from './publicPages'
import { settings } from './settings'
import { shell } from './shell'
import { signIn } from './signIn'
import { studio } from './studio'
import { table } from './table'
import { tabs } from './tabs'

export const texts = {
  avatar,
  calendar,
  calls,
  crop,
  debug,
  fields,
  form,
  header,
  home,
  kit,
  list,
  monitor,
  page,
  publicPages,
  settings,
  shell,
  signIn,
  studio,
  table,
  tabs,
}
