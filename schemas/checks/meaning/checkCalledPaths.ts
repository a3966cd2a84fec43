import type { FieldCall } from '../../fields/FieldFacts'
import { factsOf } from '../../fields/findFieldKind'
import { callsOf, isPublicForm, mainFieldsOf, partsOf } from '../../page/anatomy'
import { buttonActionsOf } from '../../page/buttonAnatomy'
import type { PageConfig } from '../../page/kinds'
import { companionsOf } from '../../wire/companions'
import { findOwner, ownCalls } from '../../wire/ownPaths'
import { actionCall, type RowCallName, servedBy } from '../../wire/rowCalls'
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

/** A call that an input of the page makes. */
interface LocatedCall extends FieldCall {
  /** Keys of the fields in the row that the input stands in. */
  names: ReadonlySet<string>
  /** Key of the field, or of the sub-table that it stands in. */
  key: string
}

/** What a page calls is answered by itself or another page, or it says that another backend answers; and the choices that a call answers hold what is named. */
export function checkCalledPaths(view: CheckedPage): Finding[] {
  const asked = fieldCallsOf(view)
  return [
    ...checkServed(view, asked),
    ...asked.flatMap(checkParameters),
    ...asked.flatMap((located) => checkAnswer(located, view)),
    ...checkVisitorsChoices(view, asked),
  ]
}

function fieldCallsOf({ rows }: CheckedPage): LocatedCall[] {
  return rows.flatMap(({ of, key, fields, kinds, names }) =>
    [...fields, ...kinds].flatMap(({ field, path }): LocatedCall[] =>
      (factsOf(field).calls?.(field) ?? []).map((call) => ({
        ...call,
        path: [...path, ...call.path],
        answered: call.answered.map((named) => ({ ...named, path: [...path, ...named.path] })),
        key: of === 'sub' ? key : field.key,
        names,
      })),
    ),
  )
}

function madeCalls({ page, main }: CheckedPage, asked: readonly LocatedCall[]): MadeCall[] {
  return [
    ...main.fields.flatMap(({ field: { toggle }, path }) =>
      toggle?.url === undefined ? [] : [{ method: 'PUT', url: toggle.url, path: [...path, 'toggle', 'url'] }],
    ),
    ...buttonActionsOf(page).flatMap(({ action, path }) => (action.type === 'call' ? [{ ...action, path: [...path, 'url'] }] : [])),
    ...asked.map(({ url, foreign, path }) => ({ method: 'GET', url, foreign, path })),
  ]
}

function checkServed(view: CheckedPage, asked: readonly LocatedCall[]): Finding[] {
  const { page, known } = view
  const { calls } = known
  if (!calls) return []
  const own = callsOf(page).flatMap(({ name, url, isAction }) =>
    (isAction ? [{ method: actionCall.method, path: url }] : servedBy(name as RowCallName, url)).map(
      ({ method, path }) => `${method} ${path}`,
    ),
  )
  const served = new Set([...calls, ...own])
  return madeCalls(view, asked).flatMap(({ method, url, foreign, path }): Finding[] => {
    if (foreign || served.has(`${method} ${url}`) || findOwner(url, ownCalls) !== undefined) return []
    const suggestion = nearestName(
      url,
      [...served].flatMap((call) => (call.startsWith(`${method} `) ? [call.slice(method.length + 1)] : [])),
    )
    return [{ code: 'unknown-call', path, values: { method, path: url }, suggestion }]
  })
}

/** What a call is asked with are fields of the same row. */
function checkParameters({ query = {}, path, names }: LocatedCall): Finding[] {
  return Object.entries(query).flatMap(([name, key]) => findMissing('unknown-field', key, names, [...path.slice(0, -1), 'query', name]))
}

/** The page whose list the call is. */
function ownerOf({ url, foreign }: LocatedCall, { known }: CheckedPage): PageConfig | undefined {
  return foreign ? undefined : [...(known.pageConfigs?.values() ?? [])].find((page) => partsOf(page).url?.list === url)
}

/** Where the call is the list of a page that is known, what is stored and shown are its fields. */
function checkAnswer(asked: LocatedCall, view: CheckedPage): Finding[] {
  const owner = ownerOf(asked, view)
  if (!owner) return []
  const { url, answered } = asked
  const keys = mainFieldsOf(owner).map(({ key }) => key)
  const names = new Set([...keys, ...systemFields, ...keys.flatMap(companionsOf)])
  return answered.flatMap(({ name, path }) => findMissing('unknown-answer-field', name, names, path, { values: { path: url } }))
}

/** Who has not signed in may call nothing of the product for choices but lists of which pages say what everybody may see, and is answered no other fields. */
function checkVisitorsChoices(view: CheckedPage, asked: readonly LocatedCall[]): Finding[] {
  const { page } = view
  const added = new Set(partsOf(page).visitors?.add)
  return asked.flatMap((located): Finding[] => {
    const { url, foreign, path, key, answered } = located
    if (foreign || !(isPublicForm(page) || added.has(key))) return []
    const owner = ownerOf(located, view)
    const listed = owner && partsOf(owner).visitors?.list
    if (!listed) return [{ code: 'choices-for-visitors', path, values: { path: url } }]
    const open = new Set(['id', ...listed, ...listed.flatMap(companionsOf)])
    return answered.flatMap(({ name, path: at }) => findMissing('unknown-answer-field', name, open, at, { values: { path: url } }))
  })
}
