import { preloadForm } from '../../../runtime/form/laterParts'
import { RowForm } from '../../../runtime/form/RowForm'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import type { BenchCase } from './BenchCase'
import { hasBoxes } from './hasText'
import { formPageText, sampleFields } from './samplePage'

/** The inputs are here already, as they are in the hand-written form: the product fetches them while the frame is drawn. */
export async function formFromPage(count: number): Promise<BenchCase> {
  const file = formPageText(sampleFields(count))
  const compile = () => compilePage(JSON.parse(file), permissiveContext('en-US'))
  const page = compile()
  if ('successText' in page) await preloadForm(page)
  // Once, when it is first drawn, as in the product.
  let compiled: ReturnType<typeof compile> | undefined
  return {
    make() {
      compiled ??= compile()
      return <RowForm page={compiled} mode="add" onSaved={() => {}} />
    },
    isReady: () => hasBoxes(count),
  }
}
