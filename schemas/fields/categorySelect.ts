import { defaults } from '../json/propertyShapes'
import { checkConditionText } from './conditionText'
import type { FieldBase } from './FieldBase'
import { type FieldFacts, textSchema } from './FieldFacts'
import { readMultiple, tellMultiple } from './ReportView'

/** One or several categories of the product's own tree of categories. */
export interface CategorySelectField extends FieldBase {
  type: 'categorySelect'
  /** Code of the category below which is chosen, for example `B02`; all categories when left out. */
  pcode?: string
  /** A JSON object as text; only categories with these values are offered. */
  condition?: string
  /**
   * Which value of the category is stored.
   * @default "id"
   */
  back?: 'id' | 'code'
  /** true: several categories can be taken. */
  multiple?: boolean
}

export const categorySelect: FieldFacts<CategorySelectField> = {
  aliases: ['cat_tree'],
  column: () => 'text',
  valueSchema: () => textSchema(),
  query: 'eq',
  isForUsers: true,
  reportView: {
    name: 'cat_tree',
    details: (field) => ({ ...tellMultiple(field), pcode: field.pcode, condition: field.condition }),
    read: (details) => ({
      ...readMultiple(details),
      pcode: details.pcode,
      condition: details.condition,
      ...(details.dictCode === 'code' ? { back: 'code' } : {}),
    }),
  },
  labels: (field) => ({ from: 'table', table: 'sys_category', value: backOf(field), label: 'name' }),
  isMultiple: (field) => field.multiple === true,
  checkPage: ({ condition }, { path }) => checkConditionText(condition, path),
  examples: [
    { type: 'categorySelect', key: 'material', title: { 'zh-CN': '物料', 'en-US': 'Material', 'de-DE': 'Material' } },
    {
      type: 'categorySelect',
      key: 'part',
      title: { 'zh-CN': '部件', 'en-US': 'Part', 'de-DE': 'Bauteil' },
      pcode: 'A01',
      back: 'code',
    },
  ],
}

/** The value of a category that is stored. */
export function backOf({ back }: Pick<CategorySelectField, 'back'>): 'id' | 'code' {
  return back ?? defaults['CategorySelectField.back']
}
