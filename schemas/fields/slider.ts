import type { Finding } from '../checks/Finding'
import { defaults } from '../json/propertyShapes'
import type { FieldBase } from './FieldBase'
import type { FieldFacts, FieldInPage } from './FieldFacts'

/** A number between two limits, set by dragging or by the arrow keys. */
export interface SliderField extends FieldBase {
  type: 'slider'
  /**
   * Smallest value.
   * @default 0
   */
  min?: number
  /**
   * Largest value.
   * @default 100
   */
  max?: number
  /**
   * Distance from one value to the next.
   * @exclusiveMinimum 0
   * @default 1
   */
  step?: number
}

/** The values that can be set. */
export function scaleOf({ min, max, step }: Pick<SliderField, 'min' | 'max' | 'step'>): { min: number; max: number; step: number } {
  return {
    min: min ?? defaults['SliderField.min'],
    max: max ?? defaults['SliderField.max'],
    step: step ?? defaults['SliderField.step'],
  }
}

export const slider: FieldFacts<SliderField> = {
  aliases: [],
  column: () => 'numeric',
  valueSchema(field) {
    const { min, max } = scaleOf(field)
    return { type: 'number', minimum: min, maximum: max }
  },
  query: 'range',
  checkPage: checkScale,
  sample(field, index) {
    const { min, max, step } = scaleOf(field)
    return Math.min(min + index * step, max)
  },
  examples: [
    { type: 'slider', key: 'load', title: { 'zh-CN': '负载', 'en-US': 'Load', 'de-DE': 'Auslastung' } },
    { type: 'slider', key: 'angle', title: { 'zh-CN': '角度', 'en-US': 'Angle', 'de-DE': 'Winkel' }, min: -90, max: 90, step: 15 },
  ],
}

/** The smallest value lies under the largest. */
function checkScale(field: SliderField, { path }: FieldInPage): Finding[] {
  const { min, max } = scaleOf(field)
  if (min < max) return []
  return [{ code: 'wrong-limits', path: [...path, field.min === undefined ? 'max' : 'min'], values: { min, max } }]
}
