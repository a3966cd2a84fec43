import { EditBar } from './EditBar'
import { editColumns } from './editColumns'
import { editKeys } from './editKeys'
import { open, save } from './openRow'

/** Everything that editing a row in its place takes; it comes with the first row that is edited. */
export const rowEditing = { open, save, columns: editColumns, keys: editKeys, Bar: EditBar }
