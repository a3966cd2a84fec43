import { WarmUp } from '../../../runtime/pages/warmUp/WarmUp'
import type { BenchCase } from './BenchCase'
import { setRows } from './BenchHost'
import { FromText } from './FromText'
import { hasText } from './hasText'
import { fullListPageText, listPageText, sampleFields, sampleRows } from './samplePage'

export function listFromPage(isFull: boolean): BenchCase {
  const fields = sampleFields(20)
  const file = isFull ? fullListPageText(fields) : listPageText(fields)
  setRows(sampleRows(fields, 300))
  return {
    prepare: (onDone) => <WarmUp onDone={onDone} />,
    make: () => <FromText file={file} />,
    isReady: () => hasText('[role="grid"]', 'field0 of row 3'),
  }
}
