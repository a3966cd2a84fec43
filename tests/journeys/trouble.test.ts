import { expect } from 'vitest'
import { openClient } from '../support/callApi'
import { journey } from '../support/journey'
import { dialog, rowWith } from '../support/screen'
import { signIn } from '../support/signIn'

const complaintsOfAGoneServer = /ERR_CONNECTION_|WebSocket|PartMissing/

journey('P4-login a wrong password is refused with a sentence, and the right one works after it', async ({ visit }) => {
  const { page } = await visit()
  await signIn(page, 'staff', 'not the password')
  await page.getByRole('alert').filter({ hasText: 'User name or password is wrong' }).waitFor()
  expect(await page.getByLabel('User name').inputValue()).toBe('staff')
  await signIn(page, 'staff')
  await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
})

journey(
  'P7-transport a session that was ended elsewhere asks to sign in again, over the form that was being filled',
  async ({ visit, product }) => {
    const { page } = await visit({ as: 'staff', at: '/p/test-equipment' })
    await page.getByRole('button', { name: 'New', exact: true }).click()
    await dialog(page).getByLabel('Code').fill('EQ-000088')
    await dialog(page).getByLabel('Name').fill('Typed before')
    const token = await page.evaluate(() => localStorage.getItem('pro__Access-Token'))
    await fetch(`${product.address}/api/sys/logout`, {
      method: 'POST',
      headers: { 'X-Access-Token': String(JSON.parse(String(token)).value) },
    })
    // The socket hears of it at its next heart beat, before anybody presses a button.
    const again = dialog(page, /Login expired/)
    await again.getByLabel('Password', { exact: true }).fill('Journey-demo-1')
    await again.getByRole('button', { name: 'Sign in again' }).click()
    await again.waitFor({ state: 'hidden' })
    expect(await dialog(page).getByLabel('Name').inputValue()).toBe('Typed before')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await rowWith(page, 'Typed before').waitFor()
  },
)

journey('a server that is gone is named, what was typed stays, and trying again works when it is back', async ({ visit, product }) => {
  const person = await visit({ as: 'staff' })
  const { page } = person
  person.console.allow(complaintsOfAGoneServer)
  await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
  await person.goTo('/p/test-equipment')
  await page.getByRole('button', { name: 'New', exact: true }).click()
  const form = dialog(page)
  await form.getByLabel('Code').fill('EQ-000099')
  await form.getByLabel('Name').fill('Typed while offline')
  await product.stop()
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('The server cannot be reached', { exact: false }).waitFor()
  expect(await form.getByLabel('Name').inputValue()).toBe('Typed while offline')
  await product.restart()
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'hidden' })
  await rowWith(page, 'Typed while offline').waitFor()

  await product.stop()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.getByText('The rows could not be loaded').waitFor()
  await product.restart()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('The rows could not be loaded').waitFor({ state: 'hidden' })
  const client = await openClient(product.address, 'staff')
  expect((await client.call('GET', '/test/equipment/list?code=EQ-000099')).result).toMatchObject({ total: 1 })
})

journey('whoever saves while the sub-tables of a form cannot be fetched is told why, and loses nothing', async ({ visit, product }) => {
  const person = await visit({ as: 'staff', at: '/p/test-equipment' })
  const { page } = person
  person.console.allow(complaintsOfAGoneServer)
  let lose = () => {}
  const isLost = new Promise<void>((resolve) => {
    lose = resolve
  })
  const tables = /\/assets\/(SubTables|linearPattern)-/
  await page.route(tables, (route) => isLost.then(() => route.abort('connectionreset')))
  await page.getByRole('button', { name: 'New', exact: true }).click()
  const form = dialog(page)
  await form.getByLabel('Code').fill('EQ-000098')
  await form.getByLabel('Name').fill('Typed before the tables')
  await product.stop()
  lose()
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('The server cannot be reached', { exact: false }).waitFor()
  expect(await form.getByLabel('Name').inputValue()).toBe('Typed before the tables')
  await product.restart()
  await page.unroute(tables)
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'hidden' })
  await rowWith(page, 'Typed before the tables').waitFor()
})
