import { expect } from 'vitest'
import type { DataRuleRow, PermissionNode, PermissionTree } from '../../schemas/api/administration'
import type { Row } from '../../schemas/api/Result'
import { openClient } from '../support/callApi'
import { journey } from '../support/journey'
import { dialog, rowWith } from '../support/screen'
import { signOut } from '../support/signOut'

journey('P7-socket what others add, change and remove appears, changes and goes in an open list', async ({ visit, product }) => {
  const { page, goTo } = await visit({ as: 'staff' })
  await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
  await goTo('/p/test-equipment')
  await page.getByRole('gridcell').first().waitFor()
  const other = await openClient(product.address, 'admin')
  const added = (await other.call<Row>('POST', '/test/equipment/add', { code: 'EQ-000701', name: 'Live rig', status: 'ready' })).result
  await rowWith(page, 'Live rig').waitFor()
  const edit = (row: Row, values: object) =>
    other.call<Row>('PUT', '/test/equipment/edit', { id: row.id, rowVersion: row.rowVersion, ...values })
  const renamed = (await edit(added, { name: 'Live rig two' })).result
  await rowWith(page, 'Live rig two').waitFor()

  await rowWith(page, 'Live rig two').getByRole('button', { name: 'Edit' }).click()
  const form = dialog(page)
  await form.getByLabel('Code').fill('EQ-000702')
  await edit(renamed, { name: 'Live rig three' })
  await form.getByText('Somebody else has just changed this record').waitFor()
  expect(await form.getByLabel('Name').inputValue()).toBe('Live rig three')
  expect(await form.getByLabel('Code').inputValue()).toBe('EQ-000702')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'hidden' })
  await rowWith(page, 'EQ-000702').waitFor()

  await other.call('DELETE', `/test/equipment/delete?id=${added.id}`)
  await rowWith(page, 'EQ-000702').waitFor({ state: 'hidden' })
})

journey(
  'P7-perms an open list shows what a changed data rule lets its reader see, without being loaded again',
  async ({ visit, product }) => {
    const { page } = await visit({ as: 'staff', at: '/p/test-equipment' })
    await rowWith(page, 'EQ-000001').waitFor()
    await rowWith(page, 'EQ-000002').waitFor()
    const admin = await openClient(product.address, 'admin')
    const { treeList } = (await admin.call<PermissionTree>('GET', '/sys/permission/queryTreeList')).result
    const permissionId = entryWith('equipment:list', treeList)?.key
    const rule = { permissionId, ruleName: 'One alone', ruleColumn: 'code', ruleConditions: '=', ruleValue: 'EQ-000001' }
    const added = (await admin.call<DataRuleRow>('POST', '/sys/permission/addPermissionRule', rule)).result
    await rowWith(page, 'EQ-000002').waitFor({ state: 'hidden' })
    await admin.call('DELETE', `/sys/permission/deletePermissionRule?id=${added.id}`)
    await rowWith(page, 'EQ-000002').waitFor()
  },
)

function entryWith(perms: string, nodes: readonly PermissionNode[]): PermissionNode | undefined {
  return nodes.find((node) => node.perms === perms) ?? nodes.map(({ children }) => entryWith(perms, children ?? [])).find((found) => found)
}

journey('P7-socket a list reads its rows anew when the server was away', async ({ visit, product }) => {
  const person = await visit({ as: 'staff' })
  const { page } = person
  person.console.allow(/ERR_CONNECTION_REFUSED|WebSocket/)
  await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
  await person.goTo('/p/test-equipment')
  await page.getByRole('gridcell').first().waitFor()
  await product.stop()
  await product.restart()
  const other = await openClient(product.address, 'admin')
  await other.call('POST', '/test/equipment/add', { code: 'EQ-000703', name: 'While away', status: 'ready' })
  await rowWith(page, 'While away').waitFor()
})

journey('a piece of the product that cannot be fetched says so in its place, and comes when it can', async ({ visit }) => {
  const person = await visit({ as: 'staff' })
  const { page } = person
  person.console.allow(/ERR_FAILED|dynamically imported module/)
  await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
  await page.route(/\/assets\/RowDialog/, (route) => route.abort())
  await person.goTo('/p/test-equipment')
  await page.getByLabel('Name').first().fill('half a question')
  await page.getByRole('button', { name: 'New', exact: true }).click()
  const missing = page.getByText('This part could not be loaded')
  const code = dialog(page).getByLabel('Code')
  await missing.waitFor()
  expect(await page.getByLabel('Name').first().inputValue()).toBe('half a question')
  await page.unroute(/\/assets\/RowDialog/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await code.waitFor()
  expect(await page.getByLabel('Name').first().inputValue()).toBe('half a question')
})

journey('P7-upload a file is shown to who is signed in, and to nobody after signing out', async ({ visit, product }) => {
  const { page } = await visit({ as: 'staff' })
  await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
  const { token } = await openClient(product.address, 'staff')
  const answer = await page.request.post('/api/sys/common/upload', {
    headers: { 'X-Access-Token': token },
    multipart: { file: { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('kept') } },
  })
  const file = `/api/sys/common/static/${((await answer.json()) as { message: string }).message}`
  expect((await page.request.get(file)).status()).toBe(200)
  const stranger = await visit()
  expect((await stranger.page.request.get(file)).status()).toBe(401)
  // The screen does not wait for the server.
  const signedOut = page.waitForResponse((response) => response.url().endsWith('/sys/logout'))
  await signOut(page, '张三')
  await signedOut
  expect((await page.request.get(file)).status()).toBe(401)
})
