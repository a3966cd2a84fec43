import { type ChartUses, chartUsesOf } from '../../../schemas/charts/chartedFields'
import { type ChartFilter, rowCountKey, rowCountName } from '../../../schemas/charts/chartFacts'
import { translate } from '../../../schemas/language/SourceText'
import { chooseText, type Language } from '../../../schemas/page/Text'
import { systemFieldOf } from '../../../schemas/wire/systemFields'
import type { ListedModel } from '../../model/ListedModel'
import type { FieldModel } from '../../model/PageModel'

/** A field that a chart can name. */
export interface ChartField {
  key: string
  title: string
  uses: ChartUses
  /** Left out for fields that every row has and the page does not show. */
  model?: FieldModel
}

/** What every row has, and is worth a chart where the page does not show it. */
const everyRow = ['createTime', 'createBy', 'updateTime', 'sysOrgCode'] as const

/** The fields of a page that the user sees, with what each can be in a chart, and what every row of a table has beside. */
function chartFields({ fields, config }: ListedModel, language: Language): ChartField[] {
  const own = fields
    .filter(({ isInList, isInForm, problem }) => (isInList || isInForm) && !problem)
    .map((model): ChartField => ({ key: model.key, title: model.title, uses: chartUsesOf(model.config), model }))
  const others = ('resource' in config ? everyRow : [])
    .filter((key) => !fields.some((field) => field.key === key))
    .map((key): ChartField => {
      const { field } = systemFieldOf(key)
      return { key, title: chooseText(field.title, language, key), uses: chartUsesOf(field) }
    })
  return [...own, ...others]
}

/** The choices of the X axis, of the Y axis, and of the field that a filter looks at. */
export interface ChartChoices {
  x: readonly ChartField[]
  y: readonly Pick<ChartField, 'key' | 'title'>[]
  filter(of: ChartFilter['of']): readonly ChartField[]
}

export function chartChoices(page: ListedModel, language: Language): ChartChoices {
  const fields = chartFields(page, language)
  return {
    x: fields.filter(({ uses }) => uses.isAxis),
    y: [{ key: rowCountKey, title: translate(rowCountName, language) }, ...fields.filter(({ uses }) => uses.isFigure)],
    // A text filter over who or where needs the field's own input.
    filter: (of) => fields.filter(({ uses, model }) => uses.filter === of && (of !== 'text' || model)),
  }
}
