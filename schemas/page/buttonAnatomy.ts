import type { Path } from '../checks/Finding'
import type { FieldList } from './anatomy'
import type { PageConfig } from './kinds'
import type { CustomButton, SingleAction } from './parts/Action'
import { isJsonObject, listOf, objectOf } from './readParts'

/** A button of the page's own. */
export interface LocatedButton {
  button: CustomButton
  path: Path
  /** Where it stands: over the list, for the rows that are selected, or in each row. */
  of: 'toolbar' | 'row'
}

/** The buttons of a page that may be broken; one that is no object is none. */
export function buttonsOf(page: PageConfig): LocatedButton[] {
  const { toolbar, rowButtons } = page as unknown as Readonly<Record<string, unknown>>
  const located = (buttons: unknown, of: LocatedButton['of'], path: Path) =>
    listOf(buttons).flatMap((button, index): LocatedButton[] =>
      // A cast: a button may be broken, and what is asked of it is there or not.
      isJsonObject(button) ? [{ button: button as unknown as CustomButton, of, path: [...path, index] }] : [],
    )
  return [...located(objectOf(toolbar).custom, 'toolbar', ['toolbar', 'custom']), ...located(rowButtons, 'row', ['rowButtons'])]
}

/** Key of the list of fields that a button asks for; undefined when it asks for none. */
export function askKeyOf({ button, of }: LocatedButton): string | undefined {
  return Array.isArray(button.ask) ? `${of} ${button.name}` : undefined
}

/** The fields that buttons ask for. */
export function askListsOf(page: object): FieldList[] {
  return buttonsOf(page as PageConfig).flatMap((located) => {
    const key = askKeyOf(located)
    return key === undefined ? [] : [{ of: 'ask', key, path: [...located.path, 'ask'], fields: listOf(located.button.ask) }]
  })
}

/** One thing that a button does, and where it stands. */
export interface LocatedAction {
  action: SingleAction
  path: Path
  /** The button that does it. */
  by: LocatedButton
}

/** Everything that the buttons of a page do, each step for itself. */
export function buttonActionsOf(page: PageConfig): LocatedAction[] {
  return buttonsOf(page).flatMap((by) => {
    const { action } = by.button
    const path = [...by.path, 'action']
    if (action?.type !== 'steps') return isJsonObject(action) ? [{ action, path, by }] : []
    return listOf(action.steps).flatMap((step, index): LocatedAction[] =>
      isJsonObject(step) ? [{ action: step as unknown as SingleAction, path: [...path, 'steps', index], by }] : [],
    )
  })
}

/** The button that calls an action of the page's own with values that it has asked for. */
export function askingButton(page: PageConfig, url: string): LocatedButton | undefined {
  return buttonActionsOf(page).find(({ action, by }) => action.type === 'call' && action.url === url && askKeyOf(by) !== undefined)?.by
}
