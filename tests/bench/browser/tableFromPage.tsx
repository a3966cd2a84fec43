import { createRef } from 'react'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import { EditableTable } from '../../../runtime/table/EditableTable'
import type { EditableTableHandle } from '../../../runtime/table/EditableTableHandle'
import type { BenchCase } from './BenchCase'
import { hasText } from './hasText'
import { sampleFields, sampleLines, tablePageText } from './samplePage'

export function tableFromPage(count: number, columns: number): BenchCase {
  const fields = sampleFields(columns)
  const handle = createRef<EditableTableHandle>()
  const file = tablePageText(fields)
  const rows = sampleLines(fields, count)
  const compile = () => {
    const [table] = compilePage(JSON.parse(file), permissiveContext('en-US')).subTables
    if (!table) throw new Error('the sample page has no sub-table')
    return table
  }
  // When it is first drawn: the product compiles a page once, and draws it from that as often as it is opened.
  let compiled: ReturnType<typeof compile> | undefined
  return {
    make() {
      compiled ??= compile()
      return <EditableTable ref={handle} table={compiled} rows={rows} />
    },
    isReady: () => hasText('[role="grid"]', 'field0 of row 3'),
    table() {
      if (!handle.current) throw new Error('the table has not been drawn')
      return handle.current
    },
  }
}
