import { getNodeValue } from 'jsonc-parser'
import type { NameLists } from '../../../schemas/api/names'
import { readPageText } from '../../../schemas/checks/readPageText'
import { mainFieldsOf } from '../../../schemas/page/anatomy'
import type { PageLanguage, ValueCompletion } from './languageService'

/** A language that also offers the names that exist: those that the server told, and the fields of the page itself. */
export function withNames(language: PageLanguage, readNames: () => NameLists | undefined): PageLanguage {
  return {
    ...language,
    async complete(text, offset) {
      const list = await language.listAt(text, offset)
      const named = list === undefined ? [] : namesIn(list, text, readNames())
      return named.length > 0 ? named : language.complete(text, offset)
    },
  }
}

function namesIn(list: string, text: string, lists: NameLists | undefined): ValueCompletion[] {
  if (list === 'fields') return fieldsOf(text)
  const things = lists && Object.hasOwn(lists, list) ? lists[list as keyof NameLists] : []
  return things.map(({ name, title, members }) => {
    const info = [title, members.slice(0, 20).join(', ')].filter((part) => part !== '').join(': ')
    return { kind: 'value', value: name, label: name, info: info === '' ? undefined : info }
  })
}

/** The keys of the page's own row. */
function fieldsOf(text: string): ValueCompletion[] {
  const { tree } = readPageText(text)
  const page: unknown = tree && getNodeValue(tree)
  if (page === null || typeof page !== 'object') return []
  return mainFieldsOf(page).flatMap(({ key }) =>
    typeof key === 'string' ? [{ kind: 'value', value: key, label: key, info: undefined }] : [],
  )
}
