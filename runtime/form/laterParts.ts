import { hasExpression } from '../../schemas/page/pageExpressions'
import { lazyComponent } from '../fields/parts/lazyComponent'
import { preloadEditors, preloadInputs } from '../fields/preloadInputs'
import type { FormPart } from '../model/PageModel'
import { expressionsReady } from '../session/expressions'
import { withArea } from '../session/loadLanguage'
import { formFieldsOf } from './formFields'

const importSubTables = withArea('table', () => import('./SubTables'))

/** The tabs, cards, details, periods, sub-tables with what is wrong in them, and the verification of a form: fetched with the first form that has some. */
export const LaterGroupTabs = lazyComponent(() => import('./GroupTabs'), 'GroupTabs', 240)
export const LaterCardButtons = lazyComponent(() => import('./CardButtons'), 'CardButtons', 24)
export const LaterDetailFields = lazyComponent(() => import('./DetailFields'), 'DetailFields', 160)
export const LaterPeriodField = lazyComponent(() => import('./PeriodField'), 'PeriodField', 64)
export const LaterVerification = lazyComponent(() => import('./Verification'), 'Verification', 64)
export const LaterSubTables = lazyComponent(importSubTables, 'SubTables', 160)
export const LaterWrongCells = lazyComponent(() => import('./WrongCells'), 'WrongCells', 0)

/** Fetches what a form is drawn with beside its own code, before it is drawn. What cannot be fetched now is asked for again then. */
export async function preloadForm(page: FormPart): Promise<void> {
  const { form, subTables } = page
  await Promise.allSettled([
    formFieldsOf(page).some(hasExpression) && expressionsReady(),
    preloadInputs(form.fields.filter(({ isInForm }) => isInForm)),
    form.groupsAs === 'tabs' && LaterGroupTabs.preload(),
    form.groupsAs === 'cards' && LaterCardButtons.preload(),
    form.details && LaterDetailFields.preload(),
    form.fields.some(({ end }) => end?.isInForm) && LaterPeriodField.preload(),
    form.verify && LaterVerification.preload(),
    subTables.length > 0 && Promise.all([LaterSubTables.preload(), LaterWrongCells.preload()]),
  ])
  // A letter typed onto a cell goes into its editor, which has to be there by then.
  void preloadEditors(subTables.flatMap(({ fields }) => fields.filter(({ isInList }) => isInList)))
}
