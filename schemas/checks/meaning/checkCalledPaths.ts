import type { FieldConfig } from '../../fields'
import type { CallChoices } from '../../fields/CallChoices'
import { callsOf, isPublicForm, mainFieldsOf, partsOf } from '../../page/anatomy'
import { buttonActionsOf } from '../../page/buttonAnatomy'
import type { PageConfig } from '../../page/kinds'
import { companionsOf } from '../../wire/companions'
import { findOwner, ownCalls } from '../../wire/ownPaths'
import { actionCall, type RowCallName, rowCalls } from '../../wire/rowCalls'
import { systemFields } from '../../wire/systemFields'
import type { Finding, Path } from '../Finding'
import { nearestName } from '../nearestName'
import { findMissing } from './missing'
import type { CheckedPage } from './viewPage'

/** A call that the page makes besides those of its own rows. */
interface MadeCall {
  method: string
  url: string
  foreign?: true
  path: Path
}

interface LocatedChoices {
  from: CallChoices
  path: Path
  key: string
}

/** What a page calls is answered by itself or another page, or it says that another backend answers; and the choices that a call answers hold what is named. */
export function checkCalledPaths(view: CheckedPage): Finding[] {
  const choices = callChoicesOf(view)
  return [
    ...checkServed(view, choices),
    ...choices.flatMap((located) => checkAnswer(located, view)),
    ...checkVisitorsChoices(view, choices),
  ]
}

function callChoicesOf({ rows }: CheckedPage): LocatedChoices[] {
  return rows.flatMap(({ of, key, fields, kinds }) =>
    [...fields, ...kinds].flatMap(({ field, path }): LocatedChoices[] => {
      const from = fromOf(field)
      return from ? [{ from, path: [...path, 'from'], key: of === 'sub' ? key : field.key }] : []
    }),
  )
}

function fromOf(field: FieldConfig): CallChoices | undefined {
  return 'from' in field ? field.from : undefined
}

function madeCalls(page: PageConfig, choices: readonly LocatedChoices[]): MadeCall[] {
  return [
    ...buttonActionsOf(page).flatMap(({ action, path }) => (action.type === 'call' ? [{ ...action, path }] : [])),
    ...choices.map(({ from: { url, foreign }, path }) => ({ method: 'GET', url, foreign, path })),
  ]
}

function checkServed({ page, known: { calls } }: CheckedPage, choices: readonly LocatedChoices[]): Finding[] {
  if (!calls) return []
  const own = callsOf(page).map(
    ({ name, url, isAction }) => `${isAction ? actionCall.method : rowCalls[name as RowCallName].method} ${url}`,
  )
  const served = new Set([...calls, ...own])
  return madeCalls(page, choices).flatMap(({ method, url, foreign, path }): Finding[] => {
    if (foreign || served.has(`${method} ${url}`) || findOwner(url, ownCalls) !== undefined) return []
    const suggestion = nearestName(
      url,
      [...served].flatMap((call) => (call.startsWith(`${method} `) ? [call.slice(method.length + 1)] : [])),
    )
    return [{ code: 'unknown-call', path: [...path, 'url'], values: { method, path: url }, suggestion }]
  })
}

/** Where the call is the list of a page that is known, what is stored and shown are its fields. */
function checkAnswer({ from: { url, value, label, foreign }, path }: LocatedChoices, { known }: CheckedPage): Finding[] {
  const owner = foreign ? undefined : [...(known.pageConfigs?.values() ?? [])].find((page) => partsOf(page).url?.list === url)
  if (!owner) return []
  const keys = mainFieldsOf(owner).map(({ key }) => key)
  const names = new Set([...keys, ...systemFields, ...keys.flatMap(companionsOf)])
  const missing = (name: string, at: string) => findMissing('unknown-answer-field', name, names, [...path, at], { values: { path: url } })
  return [...missing(value, 'value'), ...missing(label, 'label')]
}

/** Who has not signed in may call nothing of the product for choices. */
function checkVisitorsChoices({ page }: CheckedPage, choices: readonly LocatedChoices[]): Finding[] {
  const added = new Set(partsOf(page).visitors?.add)
  return choices.flatMap(({ from: { url, foreign }, path, key }): Finding[] => {
    const isSent = isPublicForm(page) || added.has(key)
    return isSent && !foreign ? [{ code: 'choices-for-visitors', path: [...path, 'url'], values: { path: url } }] : []
  })
}
