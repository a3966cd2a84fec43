import { DataGrid } from '../../../runtime/grid/DataGrid'
import { gridColumns } from '../../../runtime/grid/gridColumns'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import type { Row } from '../../../schemas/api/Result'
import type { BenchCase } from './BenchCase'
import { hasText } from './hasText'
import { listPageText, sampleFields, sampleRows } from './samplePage'

/** The product's grid with as many rows as are asked for, all in the browser. */
export function longGrid(count: number): BenchCase {
  const fields = sampleFields(20)
  const rows = sampleRows(fields, count)
  const page = compilePage(JSON.parse(listPageText(fields)), permissiveContext('en-US'))
  const columns = gridColumns<Row>(page.columns)
  return {
    make: () => <DataGrid<Row> label="rows" columns={columns} rows={rows} rowKey={({ id }) => id} />,
    isReady: () => hasText('[role="grid"]', 'field0 of row 3'),
  }
}
