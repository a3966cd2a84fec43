import { isolated } from '../../schemas/language/isolated'
import type { ExpressionScope } from '../../schemas/rules/expression'
import { translationKey } from '../../schemas/wire/translations'
import type { FieldModel } from '../model/PageModel'
import { currentLanguage } from '../text/i18n'
import type { RowValues } from './FieldComponents'
import { dressedText } from './workOutCell'

/**
 * What people call a record: the first texts of its row, its number and its name for example; where it has none, the first thing that its row shows. Empty
 * where it shows nothing.
 */
export function rowName(row: RowValues, fields: readonly FieldModel[], user: ExpressionScope['user'], most = 1): string {
  const shown = fields.filter(({ isInList, problem, facts }) => isInList && !problem && !facts.isRowOrder && !facts.sides)
  const textsOf = (some: readonly FieldModel[]) => some.map((field) => nameIn(field, row, user).trim()).filter((text) => text !== '')
  const texts = textsOf(shown.filter(isNaming).slice(0, most))
  return texts.map(isolated).join(' · ') || (textsOf(shown)[0] ?? '')
}

/** A text that is kept in several languages is read in the one of the reader. */
function nameIn(field: FieldModel, row: RowValues, user: ExpressionScope['user']): string {
  const key = translationKey(field.key, currentLanguage())
  const translated = key === field.key || field.cell ? undefined : row[key]
  return typeof translated === 'string' && translated.trim() !== '' ? translated : dressedText(field, row, user)
}

/** A text of one line; what is chosen, counted or uploaded names no record where there is something better. */
function isNaming({ facts, config }: FieldModel): boolean {
  const { type } = facts.valueSchema(config)
  return type === 'string' && !facts.namesNoRow && !facts.labels?.(config) && !facts.holdsFiles && !facts.isHtml
}
