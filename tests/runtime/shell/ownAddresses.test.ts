import type { RouteObject } from 'react-router-dom'
import { expect, it } from 'vitest'
import { shellPageRoutes } from '../../../runtime/shell/pageRoutes'
import { routes } from '../../../runtime/shell/routes'
import { findOwner, ownAddresses } from '../../../schemas/wire/ownPaths'

function pathsOf(list: readonly RouteObject[]): string[] {
  return list.flatMap(({ path, children = [] }) => [...(path && path !== '*' ? [path] : []), ...pathsOf(children)])
}

/** Answered by the server, not by the shell. */
const ofServer = ['/api', '/assets', '/page-configs', '/vxeSocket']

it('the shell answers the addresses that pages may not take, and no other', () => {
  const paths = pathsOf([...routes, ...shellPageRoutes])
  expect(paths.length).toBeGreaterThan(15)
  expect(paths.filter((path) => findOwner(path, ownAddresses) === undefined)).toEqual([])
  const unused = ownAddresses.filter((own) => !ofServer.includes(own) && !paths.some((path) => findOwner(path, [own])))
  expect(unused).toEqual([])
})
