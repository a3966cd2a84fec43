import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import { EditableTable } from '../../../runtime/table/EditableTable'
import type { BenchCase } from './BenchCase'
import { hasText } from './hasText'
import { sampleFields, sampleRows, tablePageText } from './samplePage'

export function tableFromPage(count: number): BenchCase {
  const fields = sampleFields(10)
  const file = tablePageText(fields)
  const rows = sampleRows(fields, count)
  return {
    make() {
      const [table] = compilePage(JSON.parse(file), permissiveContext('en-US')).subTables
      if (!table) throw new Error('the sample page has no sub-table')
      return <EditableTable table={table} rows={rows} />
    },
    isReady: () => hasText('[role="grid"]', 'field0 of row 3'),
  }
}
