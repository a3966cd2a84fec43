import type { PageConfig } from '../../../schemas/page/kinds'
import { chooseText, type Language } from '../../../schemas/page/Text'
import { permissionsOf } from '../../../schemas/rights/pagePermissions'

/** What the actions of a page are called in a language, by their names; one that the page does not have any more by its name. */
export function actionTitles(page: PageConfig | undefined, language: Language): (action: string) => string {
  const titles = new Map(page && permissionsOf(page).map(({ name, title }) => [name, title]))
  return (action) => chooseText(titles.get(action), language, action)
}
