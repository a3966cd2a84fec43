import { calls } from './calls'
import { crop } from './crop'
import { fields } from './fields'
import { form } from './form'
import { header } from './header'
import { kit } from './kit'
import { list } from './list'
import { page } from './page'
import { shell } from './shell'
import { tabs } from './tabs'

export const texts = {
  calls,
  crop,
  fields,
  form,
  header,
  kit,
  list,
  page,
  shell,
  tabs,
}
