import type { ListUrls } from '../../page/Url'
import { findOwner, ownAddresses, ownCalls } from '../../wire/ownPaths'
import { rowCallNames, rowCalls } from '../../wire/rowCalls'
import type { Finding, Path } from '../Finding'
import type { PageView } from './PageView'

interface Call {
  name: string
  method: string
  url: string
  path: Path
}

/** The calls of a page can be told apart, from one another and from the product's own; a list has the call that fills it. */
export function checkCalls(view: PageView): Finding[] {
  const calls = listCalls(view)
  const { page } = view
  const noList: Finding[] =
    page.kind === 'list' && page.url.list === undefined ? [{ code: 'no-list-url', path: ['url'], severity: 'warning' }] : []
  return [
    ...noList,
    ...findSameCalls(calls),
    ...checkActionNames(view),
    ...(view.resource ? calls.flatMap(checkPrefix) : []),
    ...checkMenuPath(view),
  ]
}

function listCalls({ page, resource }: PageView): Call[] {
  if (page.kind === 'report') return []
  const ofUrl = Object.entries(page.url).map(([name, url]: [string, string]): Call => {
    return { name, method: rowCalls[name as keyof ListUrls].method, url, path: ['url', name] }
  })
  const ofActions = (resource?.actions ?? []).map(({ name, url }, index): Call => {
    return { name, method: 'POST', url, path: ['resource', 'actions', index, 'url'] }
  })
  return [...ofUrl, ...ofActions]
}

function findSameCalls(calls: readonly Call[]): Finding[] {
  const seen = new Map<string, string>()
  return calls.flatMap(({ name, method, url, path }): Finding[] => {
    const call = `${method} ${url}`
    const other = seen.get(call)
    if (other === undefined) {
      seen.set(call, name)
      return []
    }
    return [{ code: 'same-call', path, values: { name, other, method, path: url } }]
  })
}

/** An action's permission bears its name: it must be no other's. */
function checkActionNames({ resource }: PageView): Finding[] {
  return (resource?.actions ?? []).flatMap(({ name }, index): Finding[] =>
    rowCallNames.has(name) ? [{ code: 'action-name', path: ['resource', 'actions', index, 'name'], values: { name } }] : [],
  )
}

function checkMenuPath({ page: { menu } }: PageView): Finding[] {
  const place = menu ? menu.path : undefined
  return place === undefined ? [] : findReserved(place, ['menu', 'path'], ownAddresses)
}

function findReserved(written: string, path: Path, reserved: readonly string[]): Finding[] {
  const prefix = findOwner(written, reserved)
  return prefix === undefined ? [] : [{ code: 'reserved-path', path, values: { path: written, prefix } }]
}

function checkPrefix({ url, path }: Call): Finding[] {
  return findReserved(url, path, ownCalls)
}
