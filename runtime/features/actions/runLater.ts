import { importAgain } from '../../kit/importAgain'
import type { ButtonModel } from '../../model/PageModel'
import type { ActionContext } from './runAction'

export const importActions = () => import('./runAction')

/** Does what a page's own button says. Few pages have any: what does it comes with the first press. */
export async function runLater(button: ButtonModel, context: ActionContext): Promise<void> {
  const runButton = await importAgain(importActions, 'runButton')
  await runButton(button, context)
}
