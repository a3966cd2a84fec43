import { calls } from './calls'
import { fields } from './fields'
import { form } from './form'
import { kit } from './kit'
import { list } from './list'
import { page } from './page'
import { shell } from './shell'
import { tabs } from './tabs'

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
