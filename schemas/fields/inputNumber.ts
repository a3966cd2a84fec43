import type { FieldBase } from './FieldBase'
import type { FieldFacts } from './FieldFacts'

/** A number. Keystrokes other than a sign, digits and one decimal point are reverted. */
export interface InputNumberField extends FieldBase {
  type: 'inputNumber'
  /**
   * Decimal places.
   * @minimum 0
   * @maximum 10
   * @asType integer
   */
  precision?: number
  /** Smallest value. */
  min?: number
  /** Largest value. */
  max?: number
  /** true: whole numbers only. */
  integer?: boolean
  /**
   * true shows signs between groups of digits, false none, as in a year: 2026 instead of 2,026. As readers write numbers when left out: with them in
   * English and German, without in Chinese.
   */
  grouped?: boolean
}

/** Any field, and what one of numbers says of its decimal places. */
type WithDecimals = Pick<FieldBase, 'key'> & Pick<InputNumberField, 'integer' | 'precision'>

/** Decimal places of a field of numbers; undefined where it says nothing of them. Specification B5.10. */
export function decimalsOf({ integer, precision }: WithDecimals): number | undefined {
  return integer ? 0 : precision
}

export const inputNumber: FieldFacts<InputNumberField> = {
  aliases: ['input-number', 'number'],
  column: () => 'numeric',
  valueSchema: (field) => ({
    type: field.integer ? 'integer' : 'number',
    ...(field.min === undefined ? {} : { minimum: field.min }),
    ...(field.max === undefined ? {} : { maximum: field.max }),
  }),
  query: 'range',
  checkPage({ min, max }, { path }) {
    if (min === undefined || max === undefined || min <= max) return []
    return [{ code: 'wrong-limits', path: [...path, 'min'], values: { min, max } }]
  },
  examples: [
    {
      type: 'inputNumber',
      key: 'price',
      title: { 'zh-CN': '单价', 'en-US': 'Price', 'de-DE': 'Preis' },
      precision: 2,
      statistics: ['sum'],
    },
    { type: 'inputNumber', key: 'count', title: { 'zh-CN': '数量', 'en-US': 'Count', 'de-DE': 'Anzahl' }, integer: true, min: 0 },
  ],
}
