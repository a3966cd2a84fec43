import type { FieldConfig } from '../../../schemas/fields'
import { factsOf, isFieldKind } from '../../../schemas/fields/findFieldKind'
import { fieldListsOf, locateFields } from '../../../schemas/page/anatomy'
import type { PageConfig } from '../../../schemas/page/kinds'
import type { Language } from '../../../schemas/page/Text'
import type { Connection } from '../../db/Database'
import type { PlannedStatement } from '../../resource'
import { type ChosenTable, declaredTables, planChoiceIndexes } from '../../resource'
import type { Services } from '../Services'
import { declarePage } from './declarePage'

/** What publishing a page does so that its choices are found among the rows of large tables. Tables of the product itself stay as they are. */
export function planPageIndexes(
  { registry, pages }: Services,
  connection: Connection,
  page: PageConfig,
  language: Language,
): Promise<PlannedStatement[]> {
  const declaration = declarePage(page, pages.config)
  const own = declaration && !declaration.shared ? declaredTables(declaration) : []
  const chosen = fieldListsOf(page).flatMap((list) =>
    locateFields(list).flatMap(({ field }): ChosenTable[] => {
      const source = chosenFrom(field)
      if (!source) return []
      const isOfPage = registry.resourceOf(source.table)?.declaration.page !== undefined
      const model = own.find(({ table }) => table === source.table) ?? (isOfPage ? registry.tableOf(source.table) : undefined)
      return model ? [{ model, source }] : []
    }),
  )
  return planChoiceIndexes(connection, chosen, language)
}

/** The rows that can be searched for a field by what is typed. */
function chosenFrom(field: FieldConfig): ChosenTable['source'] | undefined {
  if (!isFieldKind(field.type) || !('choices' in field) || !field.choices) return undefined
  const source = factsOf(field).labels?.(field)
  return source?.from === 'table' ? source : undefined
}
