import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { beginSignedIn, menu, ok, openProduct } from './product'

beginSignedIn()

const permissions = (actions: string[]) => () =>
  ok({ menu, auth: actions.map((action) => ({ action, type: '1', status: '1' })), allAuth: [], roleCodes: ['guest'] })
const links = async () => {
  await Promise.all([screen.findByRole('contentinfo'), screen.findByRole('button', { name: 'Help' })])
  return screen.queryAllByRole('link', { name: 'Workbench' })
}

it('P2-topbar header and footer lead to the workbench whoever has one', async () => {
  await openProduct('/404', { '/sys/permission/getUserPermissionByToken': permissions(['dashboard']) })
  expect(await links()).toHaveLength(2)
})

it('P2-topbar whoever has no workbench is not led to a page that says so', async () => {
  await openProduct('/404', { '/sys/permission/getUserPermissionByToken': permissions([]) })
  expect(await links()).toHaveLength(0)
})
