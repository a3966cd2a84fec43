import { hasExpression } from '../../schemas/page/pageExpressions'
import { lazyComponent } from '../fields/parts/lazyComponent'
import { preloadEditors, preloadInputs } from '../fields/preloadInputs'
import { settled } from '../kit/settled'
import { whenIdle } from '../kit/whenIdle'
import type { FormPart } from '../model/PageModel'
import { expressionsReady } from '../session/expressions'
import { withArea } from '../session/loadLanguage'
import { formFieldsOf } from './formFields'

/** Milliseconds after which nothing waits for the fields any more: one of them may never come. */
const patience = 10_000

/** Ends when the fields that were asked for last are there, or cannot be had, or when nobody waits for them any more. */
let fieldsComing: Promise<unknown> = settled
let stopWaiting = () => {}

/**
 * Does the task when the fields that were asked for last are there and the browser has nothing else to do: on a slow line nobody waits for them because of what
 * comes later. The answer takes it back.
 */
export function afterFields(task: () => void): () => void {
  let takeBack = () => {}
  let isTakenBack = false
  void fieldsComing.then(() => {
    if (!isTakenBack) takeBack = whenIdle(task)
  })
  return () => {
    isTakenBack = true
    takeBack()
  }
}

const importSubTables = withArea('table', async () => {
  await new Promise<void>((resolve) => afterFields(resolve))
  return import('./SubTables')
})

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
  await Promise.all([preloadFields(page), preloadTables(page)])
}

/** The same without its sub-tables, which weigh as much as all the rest: for whoever waits for the form to be there at all. */
export async function preloadFields(page: FormPart): Promise<void> {
  const { form } = page
  const asked = Promise.allSettled([
    formFieldsOf(page).some(hasExpression) && expressionsReady(),
    preloadInputs(form.fields.filter(({ isInForm }) => isInForm)),
    form.groupsAs === 'tabs' && LaterGroupTabs.preload(),
    form.groupsAs === 'cards' && LaterCardButtons.preload(),
    form.details && LaterDetailFields.preload(),
    form.fields.some(({ end }) => end?.isInForm) && LaterPeriodField.preload(),
    form.verify && LaterVerification.preload(),
  ])
  fieldsComing = new Promise<void>((resolve) => {
    stopWaiting = resolve
    setTimeout(resolve, patience)
    void asked.then(() => resolve())
  })
  await asked
}

/** Ends when the sub-tables of an open form are drawn, or cannot be had. They are asked for at once: whoever saves has the fields that there are. */
export async function tablesDrawn(page: FormPart): Promise<void> {
  if (page.subTables.length === 0 || LaterSubTables.isLoaded()) return
  stopWaiting()
  await preloadTables(page)
  await new Promise<void>((resolve) => whenIdle(resolve))
}

/** The sub-tables of the form alone. */
export async function preloadTables({ subTables }: FormPart): Promise<void> {
  if (subTables.length === 0) return
  await Promise.allSettled([LaterSubTables.preload(), LaterWrongCells.preload()])
  // A letter typed onto a cell goes into its editor, which has to be there by then.
  void preloadEditors(subTables.flatMap(({ fields }) => fields.filter(({ isInList }) => isInList)))
}
