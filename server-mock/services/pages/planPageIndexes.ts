import type { FieldConfig } from '../../../schemas/fields'
import { factsOf, isFieldKind } from '../../../schemas/fields/findFieldKind'
import { isFreeText } from '../../../schemas/fields/isFreeText'
import { fieldListsOf, locateFields, mainFieldsOf, partsOf, queryKeysOf } from '../../../schemas/page/anatomy'
import type { PageConfig } from '../../../schemas/page/kinds'
import type { Language } from '../../../schemas/page/Text'
import type { Connection } from '../../db/Database'
import type { PlannedStatement } from '../../resource'
import { declaredTables, planSearchIndexes, type SearchedTable } from '../../resource'
import type { Services } from '../Services'
import { declarePage } from './declarePage'

/** What publishing a page does so that something is found among the rows of large tables. Tables of the product itself stay as they are. */
export function planPageIndexes(
  { registry, pages }: Services,
  connection: Connection,
  page: PageConfig,
  language: Language,
): Promise<PlannedStatement[]> {
  const declaration = declarePage(page, pages.config)
  const own = declaration && !declaration.shared ? declaredTables(declaration) : []
  const chosen = fieldListsOf(page).flatMap((list) =>
    locateFields(list).flatMap(({ field }): SearchedTable[] => {
      const source = chosenFrom(field)
      if (!source) return []
      const isOfPage = registry.resourceOf(source.table)?.declaration.page !== undefined
      const model = own.find(({ table }) => table === source.table) ?? (isOfPage ? registry.tableOf(source.table) : undefined)
      return model ? [{ model, column: source.label, chosenBy: (source.order ?? []).map(({ column }) => column) }] : []
    }),
  )
  const [main] = own
  const searched = main ? searchedTexts(page).map((column) => ({ model: main, column })) : []
  return planSearchIndexes(connection, [...chosen, ...searched], language)
}

/** The rows that can be searched for a field by what is typed. */
function chosenFrom(field: FieldConfig) {
  if (!isFieldKind(field.type) || !('choices' in field) || !field.choices) return undefined
  const source = factsOf(field).labels?.(field)
  return source?.from === 'table' ? source : undefined
}

/** Keys of the texts that a page asks for by a part of them: those of its query, and all where words are looked for. */
function searchedTexts(page: PageConfig): string[] {
  const { search } = partsOf(page)
  const asked = new Set(queryKeysOf(page).map(({ name }) => name))
  return mainFieldsOf(page)
    .filter((field) => isFreeText(field) && (search || asked.has(field.key)))
    .map(({ key }) => key)
}
