import type { Language } from '../../schemas/page/Text'
import { pageSizes } from '../../schemas/wire/pageSizes'
import { compileDialogQuery } from '../model/compileDialog'
import type { QueriedRows } from '../query/useListState'
import type { PageHost } from '../session/PageHost'

const words = ['realname', 'username'] as const

/** What the user picker asks with: by name and by user name, the newest users first. */
export function userQuery(text: PageHost['text'], language: Language): QueriedRows {
  const query = compileDialogQuery(
    {
      columns: words.map((key) => ({ type: 'input', key, title: text(`pickers.${key}`) })),
      queryConfig: words.map((key) => ({ key })),
    },
    language,
  )
  return { ...query, defaultSort: [{ column: 'createTime', order: 'desc' }], pageSize: pageSizes.people.size }
}
