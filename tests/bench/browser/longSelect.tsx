import { RowForm } from '../../../runtime/form/RowForm'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import type { BenchCase } from './BenchCase'
import { hasText } from './hasText'
import { longSelectText } from './samplePage'

/** A form with one field that offers so many choices. */
export function longSelect(count: number): BenchCase {
  const file = longSelectText(count)
  return {
    make: () => <RowForm page={compilePage(JSON.parse(file), permissiveContext('en-US'))} mode="add" onSaved={() => {}} />,
    isReady: () => hasText('form', 'Material'),
  }
}
