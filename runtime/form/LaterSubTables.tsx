import { lazyComponent } from '../fields/parts/lazyComponent'
import { preloadInputs } from '../fields/preloadInputs'
import { ErrorBoundary } from '../kit/ErrorBoundary'
import type { FormPart } from '../model/PageModel'
import type { RowFormCore } from './RowFormCore'

const SubTables = lazyComponent(() => import('./SubTables'), 'SubTables', 160)

/** The sub-tables of a form, fetched with the first form that has some. */
export function LaterSubTables({ core }: { core: RowFormCore }) {
  if (core.page.subTables.length === 0) return null
  return (
    <ErrorBoundary>
      <SubTables core={core} />
    </ErrorBoundary>
  )
}

/** Fetches what a form is drawn with beside its own code, before it is drawn. What cannot be fetched now is asked for again then. */
export async function preloadForm({ form, subTables }: FormPart): Promise<void> {
  await Promise.allSettled([preloadInputs(form.fields), subTables.length > 0 && SubTables.preload()])
}
