import { cellIconNames } from './cellIcons'
import type { FieldBase } from './FieldBase'
import type { FieldFacts } from './FieldFacts'

/** An icon that is chosen, stored by its name. */
export interface IconField extends FieldBase {
  type: 'icon'
}

export const icon: FieldFacts<IconField> = {
  aliases: ['icon-picker', 'icon-select'],
  column: () => 'text',
  valueSchema: () => ({ enum: [...cellIconNames] }),
  query: 'eq',
  width: 160,
  examples: [{ type: 'icon', key: 'sign', title: { 'zh-CN': '图标', 'en-US': 'Icon', 'de-DE': 'Symbol' } }],
}
