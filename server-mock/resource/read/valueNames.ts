import { factsOf } from '../../../schemas/fields/findFieldKind'
import { type SourceText, translate } from '../../../schemas/language/SourceText'
import { chooseText, type Language, type Text } from '../../../schemas/page/Text'
import { companionOf } from '../../../schemas/wire/companions'
import type { ColumnModel } from '../model/ResourceModel'
import type { LabelService } from '../ResourceServices'
import { answerRows } from './answerRows'

/** What single values of a column are called, in their order; also where rows hold several of them. What is empty has no name. */
export async function nameValues(
  column: ColumnModel,
  values: readonly (string | null)[],
  language: Language,
  labels: LabelService,
): Promise<string[]> {
  const sides = sidesOf(column, language)
  const single = { ...column, isMultiple: false, isSecret: false, cases: undefined }
  const rows = values.map((value) => ({ [column.key]: value }))
  const named = await answerRows({ columns: new Map([[column.key, single]]) }, rows, new Set(), language, labels)
  return values.map((value, index) => String(sides?.get(value) ?? named[index]?.[companionOf(column.key)] ?? value ?? ''))
}

const yes: SourceText = { 'zh-CN': '是', 'en-US': 'Yes', 'de-DE': 'Ja' }
const no: SourceText = { 'zh-CN': '否', 'en-US': 'No', 'de-DE': 'Nein' }

/** The names of on and off, of a field that is nothing else. */
function sidesOf({ field, labels }: ColumnModel, language: Language): ReadonlyMap<string | null, string> | undefined {
  const sides = field && !labels ? factsOf(field).valueSchema(field).enum : undefined
  if (sides?.length !== 2) return undefined
  const { texts } = field as { texts?: readonly Text[] }
  return new Map(
    sides.map(
      (side, index) => [String(side), chooseText(texts?.[index], language) || translate(index === 0 ? yes : no, language)] as const,
    ),
  )
}
