import invoice from '../../../pages/invoicing/invoice.page.json?raw'
import meeting from '../../../pages/meeting/meeting.page.json?raw'
import equipment from '../../../pages/test-equipment/test-equipment.page.json?raw'
import { WarmUp } from '../../../runtime/pages/warmUp/WarmUp'
import { storeDictionaryCache } from '../../../runtime/session/dictionaryCache'
import { type AreaPage, areaRows } from './areaRows'
import type { BenchCase } from './BenchCase'
import { setRows } from './BenchHost'
import { FromText } from './FromText'
import { hasText } from './hasText'

const files: Record<AreaPage, string> = { 'test-equipment': equipment, invoice, meeting }

/** A page of a business area as it is shipped. Its dictionaries are at hand, as sign-in brings them. */
export function areaFromPage(code: AreaPage, lastText: string): BenchCase {
  setRows(areaRows[code])
  const codes = [...files[code].matchAll(/"dictCode": "(\w+)"/g)].map(([, dictCode = '']) => dictCode)
  storeDictionaryCache(Object.fromEntries(codes.map((dictCode) => [dictCode, []])))
  return {
    prepare: (onDone) => <WarmUp onDone={onDone} />,
    make: () => <FromText file={files[code]} />,
    isReady: () => hasText('[role="grid"]', lastText),
  }
}
