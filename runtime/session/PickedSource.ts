import type { LabelLoader } from './labels'
import type { PickedItem } from './PickerKinds'

/** What a picker's box asks: the texts of what is stored, and what can be picked without opening the picker. */
export interface PickedSource extends LabelLoader {
  /** The first of what can be picked whose text holds what was typed. */
  search(context: Parameters<LabelLoader['load']>[0], word: string): Promise<readonly PickedItem[]>
}
