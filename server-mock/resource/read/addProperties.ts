import { joinTexts } from '../../../schemas/language/listTexts'
import type { Language } from '../../../schemas/page/Text'
import type { LookupModel, TableModel } from '../model/ResourceModel'
import type { LabelService } from '../ResourceServices'
import { valuesIn } from './valuesIn'

type Values = Record<string, unknown>

/** The properties of chosen records that the caller may see: who does not see the choice sees nothing of the record. */
export function seenLookups({ lookups = [] }: Partial<Pick<TableModel, 'lookups'>>, hidden: ReadonlySet<string>): LookupModel[] {
  return lookups.filter(({ key, column }) => !hidden.has(key) && !hidden.has(column.key))
}

/** Puts the properties of chosen records into rows, those of all rows asked for at once. What is not there, or not for the caller, is null. */
export async function addProperties(
  lookups: readonly LookupModel[],
  rows: readonly Values[],
  language: Language,
  labels: LabelService,
): Promise<void> {
  await Promise.all(
    lookups.map(async ({ key, column, source }) => {
      const chosen = new Set(rows.flatMap((row) => valuesIn(column, row)))
      const found = chosen.size === 0 ? new Map() : await labels.labelsOf(source, [...chosen], language)
      for (const row of rows) {
        const texts = valuesIn(column, row).flatMap((value) => found.get(value)?.text ?? [])
        row[key] = texts.length === 0 ? null : joinTexts(texts, language)
      }
    }),
  )
}
