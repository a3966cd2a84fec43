import invoice from '../../../pages/invoicing/invoice.page.json?raw'
import meeting from '../../../pages/meeting/meeting.page.json?raw'
import equipment from '../../../pages/test-equipment/test-equipment.page.json?raw'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import { ListPage } from '../../../runtime/pages/ListPage'
import { type AreaPage, areaRows } from './areaRows'
import type { BenchCase } from './BenchCase'
import { setRows } from './BenchHost'
import { hasText } from './hasText'

const files: Record<AreaPage, string> = { 'test-equipment': equipment, invoice, meeting }

/** A page of a business area as it is shipped. */
export function areaFromPage(code: AreaPage, lastText: string): BenchCase {
  setRows(areaRows[code])
  return {
    make: () => <ListPage page={compilePage(JSON.parse(files[code]), permissiveContext('en-US'))} />,
    isReady: () => hasText('[role="grid"]', lastText),
  }
}
