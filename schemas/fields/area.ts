import type { FieldBase } from './FieldBase'
import type { FieldFacts } from './FieldFacts'

/** A province, city or area of the tree with root code 86, stored as its six-digit code. */
export interface AreaField extends FieldBase {
  type: 'area'
  /**
   * One cascading list, or one select per level.
   * @default "cascader"
   */
  areaType?: 'cascader' | 'select'
  /**
   * Deepest level that can be taken: 1 province, 2 city, 3 area.
   * @minimum 1
   * @maximum 3
   * @asType integer
   */
  level?: number
}

/** The deepest level that can be taken; 3, an area, when the page says nothing. */
export function areaLevelOf({ level }: AreaField): number {
  return level ?? 3
}

export const area: FieldFacts<AreaField> = {
  aliases: ['pca'],
  column: () => 'text',
  valueSchema: () => ({ type: 'string', pattern: '^\\d{6}$' }),
  query: 'startsWith',
  reportView: { name: 'pca' },
  areaLevel: areaLevelOf,
  minWidth: 160,
  sample: () => '110101',
  examples: [{ type: 'area', key: 'region', title: { 'zh-CN': '地区', 'en-US': 'Region', 'de-DE': 'Region' } }],
}
