import type { FieldBase } from './FieldBase'
import type { FieldFacts } from './FieldFacts'

/** A colour that is picked, stored as `#rrggbb`. */
export interface ColorField extends FieldBase {
  type: 'color'
}

/** How a colour is written. */
export const colorPattern = '^#[0-9A-Fa-f]{6}$'

export const color: FieldFacts<ColorField> = {
  aliases: ['colour', 'color-picker'],
  column: () => 'text',
  valueSchema: () => ({ type: 'string', pattern: colorPattern }),
  query: 'eq',
  namesNoRow: true,
  width: 130,
  sample: (_, index) => ['#1677ff', '#52c41a', '#faad14'][index % 3] ?? null,
  examples: [{ type: 'color', key: 'shade', title: { 'zh-CN': '颜色', 'en-US': 'Colour', 'de-DE': 'Farbe' } }],
}
