import type { Row } from '../../schemas/api/Result'
import type { RowValues } from '../fields/FieldComponents'
import type { PickedItem } from '../session/PickerKinds'
import type { Chosen } from './useChosen'

/** What each tab of the user picker is given. */
export interface UsersProps {
  isMultiple: boolean
  chosen: Chosen
  itemOf(row: Row): PickedItem
  /** Who was picked, with the user name; undefined where the field holds something else of somebody and it was picked earlier. */
  userOf(item: PickedItem): RowValues | undefined
  onTake(item: PickedItem): void
}
