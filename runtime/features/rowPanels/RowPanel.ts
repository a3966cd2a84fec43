import type { ComponentType } from 'react'
import type { SourceText } from '../../../schemas/language/SourceText'
import type { RowPanelName } from '../../../schemas/wire/rowCalls'
import type { FormPart } from '../../model/PageModel'

/** What a panel is shown for. */
export interface PanelProps {
  page: FormPart
  /** Id of the row. */
  rowId: string
  /** Path of the panel's calls. */
  url: string
}

/** Something that is kept of a row beside its values, with the place that shows it. */
export interface RowPanel {
  name: RowPanelName
  icon: ComponentType
  label: SourceText
  /** true: how many there are stands beside its name. */
  isCounted: boolean
  /** A `lazyPart`. */
  Panel: ComponentType<PanelProps>
}
