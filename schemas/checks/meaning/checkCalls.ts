import { callsOf, type PageCall } from '../../page/anatomy'
import { findOwner, ownAddresses, ownCalls } from '../../wire/ownPaths'
import { actionCall, type RowCallName, rowCallNames, servedBy } from '../../wire/rowCalls'
import type { Finding, Path } from '../Finding'
import type { CheckedPage } from './viewPage'

/** The calls of a page can be told apart, from one another and from the product's own; and every one is the page's to take. */
export function checkCalls(view: CheckedPage): Finding[] {
  const calls = callsOf(view.page)
  return [...findSameCalls(calls), ...checkActionNames(view), ...(view.resource ? calls.flatMap(checkPrefix) : []), ...checkMenuPath(view)]
}

function findSameCalls(calls: readonly PageCall[]): Finding[] {
  const seen = new Map<string, string>()
  return calls.flatMap(({ name, url, path, isAction }): Finding[] => {
    const served = isAction ? [{ method: actionCall.method, path: url }] : servedBy(name as RowCallName, url)
    const same = served.find((one) => seen.has(keyOf(one)))
    const other = same && seen.get(keyOf(same))
    for (const one of served) if (!seen.has(keyOf(one))) seen.set(keyOf(one), name)
    return same === undefined || other === undefined ? [] : [{ code: 'same-call', path, values: { name, other, ...same } }]
  })
}

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

/** An action's permission bears its name: it must be no other's. */
function checkActionNames({ resource }: CheckedPage): Finding[] {
  return (resource?.actions ?? []).flatMap(({ name }, index): Finding[] =>
    rowCallNames.has(name) ? [{ code: 'action-name', path: ['resource', 'actions', index, 'name'], values: { name } }] : [],
  )
}

function checkMenuPath({ page: { menu } }: CheckedPage): Finding[] {
  const path = menu ? menu.path : undefined
  return path === undefined ? [] : findReserved(path, ['menu', 'path'], ownAddresses)
}

function findReserved(written: string, path: Path, reserved: readonly string[]): Finding[] {
  const prefix = findOwner(written, reserved)
  return prefix === undefined ? [] : [{ code: 'reserved-path', path, values: { path: written, prefix } }]
}

function checkPrefix({ url, path }: PageCall): Finding[] {
  return findReserved(url, path, ownCalls)
}
