import { expect, it } from 'vitest'
import { briefly, problemsWith } from './checkText'

it.each(['sys_user', 'page_version', 'change_log', 'change_anything', 'pg_class'])('a page cannot have %s for its table', (table) => {
  expect(briefly(problemsWith({ resource: { table } }))).toEqual(['system-table /resource/table'])
})
