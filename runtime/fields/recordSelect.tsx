import type { RecordSelectField } from '../../schemas/fields/recordSelect'
import { recordsFrom } from '../session/records'
import { lazyComponent } from './parts/lazyComponent'
import { pickerComponents } from './parts/pickerComponents'
import { recordSourceOf } from './parts/recordSourceOf'

const RecordBox = lazyComponent(() => import('./parts/RecordBox'), 'RecordBox')

export const recordSelect = {
  ...pickerComponents<RecordSelectField>(RecordBox, ({ config }) => recordsFrom(recordSourceOf(config))),
  preload: RecordBox.preload,
}
