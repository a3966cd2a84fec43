import { date } from '../../../runtime/fields/date'
import { RowForm } from '../../../runtime/form/RowForm'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import type { BenchCase } from './BenchCase'
import { hasDatePickers } from './hasText'
import { countDates, formPageText, sampleFields } from './samplePage'

/** The date picker is here already, as it is in the hand-written form: its way over the network is none of the interpreter's cost. */
export async function formFromPage(count: number): Promise<BenchCase> {
  const fields = sampleFields(count)
  const file = formPageText(fields)
  await date.preload?.()
  return {
    make: () => <RowForm page={compilePage(JSON.parse(file), permissiveContext('en-US'))} mode="add" onSaved={() => {}} />,
    isReady: () => hasDatePickers('form', countDates(fields)),
  }
}
