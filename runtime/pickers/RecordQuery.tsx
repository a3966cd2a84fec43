import type { QueryPart } from '../model/PageModel'
import type { QueryValues } from '../query/listParams'
import { QueryBar } from '../query/QueryBar'

interface RecordQueryProps {
  /** What the records are. */
  label: string
  page: QueryPart
  values: QueryValues
  onSearch(values: QueryValues): void
}

/** A dialog has less room than a page: two inputs and the buttons stand beside a department tree. */
const itemWidth = 240

/** The query form of a picker; nothing where there is nothing to ask by. */
export function RecordQuery({ label, page, values, onSearch }: RecordQueryProps) {
  if (page.queryItems.every(({ isHidden }) => isHidden)) return null
  return <QueryBar title={label} page={page} values={values} itemWidth={itemWidth} onSearch={onSearch} />
}
