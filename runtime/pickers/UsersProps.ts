import type { Row } from '../../schemas/api/Result'
import type { PickedItem } from '../session/PickerKinds'
import type { Chosen } from './useChosen'

/** What each tab of the user picker is given. */
export interface UsersProps {
  isMultiple: boolean
  chosen: Chosen
  itemOf(row: Row): PickedItem
  onTake(item: PickedItem): void
}
