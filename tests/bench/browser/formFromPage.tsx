import { RowForm } from '../../../runtime/form/RowForm'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import type { BenchCase } from './BenchCase'
import { hasBoxes } from './hasText'
import { formPageText, sampleFields } from './samplePage'

export function formFromPage(count: number): BenchCase {
  const file = formPageText(sampleFields(count))
  return {
    make: () => <RowForm page={compilePage(JSON.parse(file), permissiveContext('en-US'))} mode="add" onSaved={() => {}} />,
    isReady: () => hasBoxes(count),
  }
}
