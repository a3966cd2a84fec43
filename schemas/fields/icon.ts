import { menuIconNames } from '../page/menuIcons'
import { cellIconNames } from './cellIcons'
import type { FieldBase } from './FieldBase'
import type { FieldFacts } from './FieldFacts'

/** An icon that is chosen, stored by its name. */
export interface IconField extends FieldBase {
  type: 'icon'
  /**
   * Where the icon is to be seen: beside a text, or before an entry of the menu. Each has a choice of its own.
   * @default "cell"
   */
  use?: 'cell' | 'menu'
}

/** The names to choose from. */
export function iconNamesOf({ use }: Pick<IconField, 'use'>): readonly string[] {
  return use === 'menu' ? menuIconNames : cellIconNames
}

export const icon: FieldFacts<IconField> = {
  aliases: ['icon-picker', 'icon-select'],
  column: () => 'text',
  valueSchema: (field) => ({ enum: [...iconNamesOf(field)] }),
  query: 'eq',
  namesNoRow: true,
  width: 160,
  examples: [
    { type: 'icon', key: 'sign', title: { 'zh-CN': '图标', 'en-US': 'Icon', 'de-DE': 'Symbol' } },
    {
      type: 'icon',
      key: 'entry',
      use: 'menu',
      title: { 'zh-CN': '菜单图标', 'en-US': 'Icon of the entry', 'de-DE': 'Symbol des Eintrags' },
    },
  ],
}
