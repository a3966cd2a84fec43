import type { PlannedChange } from '../../../schemas/api/pages'
import { fieldListsOf, locateFields } from '../../../schemas/page/anatomy'
import type { PageConfig } from '../../../schemas/page/kinds'
import type { Problem } from '../../../schemas/page/Problem'
import { chooseText, type Language } from '../../../schemas/page/Text'
import { toColumnName } from '../../../schemas/page/tableNames'
import { isSystemField } from '../../../schemas/wire/systemFields'
import { textOf } from '../../kernel/text/textOf'
import { declarePage } from './declarePage'

/** The table of each stored row of a page, by the key of its sub-table. */
function tablesBySub(page: PageConfig): Map<string, string> {
  const declaration = declarePage(page)
  if (!declaration) return new Map()
  return new Map([['', declaration.table], ...(declaration.subTables ?? []).map(({ key, table }) => [key, table] as const)])
}

/** New fields that stand beside one of their kind which is gone and has left values behind: perhaps they only have another key now. */
export function findLikelyRenames(before: PageConfig, page: PageConfig, changes: readonly PlannedChange[], language: Language): Problem[] {
  const left = new Set(changes.flatMap(({ kind, subject }) => (kind === 'warning' ? [subject] : [])))
  const tables = tablesBySub(page)
  const old = new Map(fieldListsOf(before).map((list) => [list.key, locateFields(list).map(({ field }) => field)]))
  return fieldListsOf(page).flatMap((list) => {
    const table = tables.get(list.key)
    const former = old.get(list.key) ?? []
    const fields = locateFields(list)
    const keys = new Set(fields.map(({ field }) => field.key))
    const gone = former.filter(({ key }) => !keys.has(key) && left.has(`${table}.${toColumnName(key)}`))
    // What the system writes was never a field of the page.
    const isNew = (key: string) => !isSystemField(key) && !former.some((one) => one.key === key)
    const came = fields.filter(({ field }) => field.was === undefined && isNew(field.key))
    return came.flatMap(({ field, path }): Problem[] => {
      const index = gone.findIndex(({ type }) => type === field.type)
      const [likely] = index === -1 ? [] : gone.splice(index, 1)
      if (!likely) return []
      const was = `"was": ${JSON.stringify(likely.key)}`
      const values = { from: chooseText(likely.title, language, likely.key), to: chooseText(field.title, language, field.key), was }
      return [
        {
          path: `/${[...path, 'key'].join('/')}`,
          code: 'likely-rename',
          message: textOf('pages.likelyRename', language, values),
          severity: 'warning',
          suggestion: was,
          replacement: `${JSON.stringify(field.key)}, ${was}`,
        },
      ]
    })
  })
}
