import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import { ListPage } from '../../../runtime/pages/ListPage'
import type { BenchCase } from './BenchCase'
import { setRows } from './BenchHost'
import { hasText } from './hasText'
import { listPageText, sampleFields, sampleRows } from './samplePage'

export function listFromPage(): BenchCase {
  const fields = sampleFields(20)
  const file = listPageText(fields)
  setRows(sampleRows(fields, 300))
  return {
    make: () => <ListPage page={compilePage(JSON.parse(file), permissiveContext('en-US'))} />,
    isReady: () => hasText('[role="grid"]', 'field0 of row 3'),
  }
}
