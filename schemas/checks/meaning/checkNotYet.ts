import { callsOf, partsOf } from '../../page/anatomy'
import type { Toolbar } from '../../page/parts/Toolbar'
import { type RowCallName, rowCalls } from '../../wire/rowCalls'
import type { Finding, Path } from '../Finding'
import type { CheckedPage } from './viewPage'

/** Buttons of the toolbar that the language knows and the product does not have yet: none at present. */
export const notYetButtons: readonly Exclude<keyof Toolbar, 'custom'>[] = []

/** What is well written, and does nothing yet: a page may keep it for the day when it does. */
export function checkNotYet({ page }: CheckedPage): Finding[] {
  const { toolbar } = partsOf(page)
  return [
    ...callsOf(page).flatMap(({ name, path, isAction }) => (!isAction && rowCalls[name as RowCallName].notYet ? [notYet(name, path)] : [])),
    ...notYetButtons.flatMap((name) => (toolbar?.[name] ? [notYet(name, ['toolbar', name])] : [])),
  ]
}

function notYet(name: string, path: Path): Finding {
  return { code: 'not-yet', path, at: 'key', values: { name }, severity: 'warning' }
}
