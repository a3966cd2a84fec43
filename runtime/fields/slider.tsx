import type { SliderField } from '../../schemas/fields/slider'
import type { FieldComponents } from './FieldComponents'
import { lazyComponent } from './parts/lazyComponent'
import { NumberQuery } from './parts/NumberQuery'
import { formatNumber } from './parts/numberText'

const SliderBox = lazyComponent(() => import('./parts/SliderBox'), 'SliderBox')

export const slider: FieldComponents<SliderField> = {
  text: (value) => formatNumber(value),
  Input: SliderBox,
  preload: SliderBox.preload,
  Query: NumberQuery,
}
