import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { issueTicket } from '../../server-mock/services/session/tickets'
import { thirdPartyKind } from '../../server-mock/services/session/variantRoutes'
import { journey } from '../support/journey'
import { passwords } from '../support/openSeededDatabase'
import { dialog } from '../support/screen'
import { startCasServer } from '../support/startCasServer'
import { startTestServer, type TestServer } from '../support/startTestServer'

const phone = '13800001111'
const newPassword = 'Other-password-22'

/** The product over a server in this process, so that a journey stands at the other end of its messages, tickets and single sign-on. */
const doors = journey
  .extend('sent', { scope: 'file' }, (): { phone: string; content: string }[] => [])
  .extend('server', { scope: 'file' }, async ({ sent }, { onCleanup }): Promise<TestServer> => {
    const server = await startTestServer({ clientFolder: resolve('dist/client'), pages: ['test-equipment/test-equipment'] })
    const cas = await startCasServer('staff')
    onCleanup(async () => {
      await server.close()
      await cas.close()
    })
    await server.database.kysely.updateTable('sys_user').set({ phone }).where('username', '=', 'staff').execute()
    Object.assign(server.services.signIn, {
      isRegistrationOpen: true,
      thirdParty: ['wechat'],
      cas: { url: cas.url, service: `${server.url}/user/login` },
      sms: { send: async (to: string, content: string) => void sent.push({ phone: to, content }) },
    })
    return server
  })
  .override('address', { scope: 'file' }, async ({ server }) => server.url)
  .extend('nextCode', async ({ sent }) => {
    const before = sent.length
    return async () => {
      await expect.poll(() => sent.length).toBeGreaterThan(before)
      return /\d{6}/.exec(sent.at(-1)?.content ?? '')?.[0] ?? 'no code'
    }
  })

async function isHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
}

doors('P4-login by account: the phone number and the password open the page that was wanted', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/p/test-equipment?from=mail')
  await page.getByRole('link', { name: 'Account sign-in' }).click()
  await page.getByLabel('Account').fill(phone)
  await page.getByLabel('Password', { exact: true }).fill(passwords.staff)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'New', exact: true }).waitFor()
  expect(page.url()).toMatch(/\/p\/test-equipment\?from=mail$/)
})

doors('P4-login by phone: a code is sent, the button counts down, and the code opens the door once', async ({ visit, nextCode }) => {
  const { page } = await visit()
  await page.goto('/user/login')
  await page.getByRole('tab', { name: 'Phone' }).click()
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('button', { name: /Again in \d+ s/ }).waitFor()
  const code = await nextCode()
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await isHome(page)
})

doors('P4-login by single sign-on: there and back, and the ticket leaves the address', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/user/login')
  await page.getByRole('link', { name: 'Single sign-on' }).click()
  await isHome(page)
  expect(page.url()).not.toContain('ticket')
})

doors('P4-login by a third party: its ticket opens the door once', async ({ visit, server }) => {
  const { kysely } = server.database
  const staff = await kysely.selectFrom('sys_user').select('id').where('username', '=', 'staff').executeTakeFirstOrThrow()
  const path = `/user/login?thirdType=wechat&thirdLoginToken=${await issueTicket(kysely, thirdPartyKind('wechat'), 60, String(staff.id))}`
  const { page } = await visit()
  await page.goto(path)
  await isHome(page)
  const other = await visit()
  await other.page.goto(path)
  await other.page.getByText('ticket is not valid').first().waitFor()
  await other.page.getByLabel('User name').waitFor()
  expect(other.page.url()).not.toContain('thirdLoginToken')
})

doors('P4-token-query a ticket in any address signs in, leaves the address and shows the page', async ({ visit, server }) => {
  const token = await server.signIn('staff')
  const { result } = await server.call<{ ticket: string }>('POST', '/api/sys/portal/ticket', undefined, token)
  const { page } = await visit()
  await page.goto(`/p/test-equipment?t=${result.ticket}`)
  await page.getByRole('button', { name: 'New', exact: true }).waitFor()
  expect(page.url()).toMatch(/\/p\/test-equipment$/)
})

doors('P4-token-query a link for another device signs its maker in there, once, at the page that is open', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/p/test-equipment?pageSize=20')
  await page.getByLabel('User name').fill('staff')
  await page.getByLabel('Password', { exact: true }).fill(passwords.staff)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'New', exact: true }).waitFor()
  await page.locator('.pw-user').click()
  await page.getByRole('menuitem', { name: 'Open on another device' }).click()
  const link = await page.getByLabel('Link that signs you in').inputValue()
  const device = await visit()
  await device.page.goto(link)
  await device.page.getByRole('button', { name: 'New', exact: true }).waitFor()
  expect(device.page.url()).toMatch(/\/p\/test-equipment\?pageSize=20$/)
  const late = await visit()
  await late.page.goto(link)
  await late.page.getByText('ticket is not valid').first().waitFor()
})

doors('P2-public somebody registers, sees the result, and signs in', async ({ visit, nextCode }) => {
  const { page } = await visit()
  await page.goto('/user/login')
  await page.getByRole('link', { name: 'Register' }).click()
  await page.getByRole('heading', { name: 'Register' }).waitFor()
  await page.getByLabel('User name').fill('new.person')
  await page.getByLabel('Phone number').fill('13900002222')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await nextCode())
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm new password').fill(newPassword)
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByText('Account new.person has been registered').waitFor()
  expect(page.url()).toContain('/user/register-result')
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await page.getByLabel('User name').fill('new.person')
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('new.person').first().waitFor()
})

doors('P5-password a forgotten password is replaced, and every open session of the account ends', async ({ visit, nextCode, server }) => {
  await server.database.kysely.updateTable('sys_user').set({ phone: '13900003333' }).where('username', '=', 'configurator').execute()
  const before = await server.signIn('configurator')
  const { page } = await visit()
  await page.goto('/user/login')
  await page.getByRole('link', { name: 'Forgot password' }).click()
  await page.getByLabel('Phone number').fill('13900003333')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await nextCode())
  await page.getByLabel('New password', { exact: true }).fill('short')
  await page.getByLabel('Confirm new password').fill('short')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await page.getByText('Password must be 12 characters of digits, upper and lower case letters and special symbols!').waitFor()
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm new password').fill(newPassword)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await page.getByText('The password has been reset').waitFor()
  expect((await server.call('GET', '/api/sys/user/getCurrentUserDeparts', undefined, before)).success).toBe(false)
})

doors('P4-login five wrong passwords lock the account for ten minutes; the right one is refused too', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/user/login')
  for (let attempt = 0; attempt < 5; attempt++) {
    await page.getByLabel('User name').fill('admin')
    await page.getByLabel('Password', { exact: true }).fill(`wrong ${attempt}`)
    const answered = page.waitForResponse(/\/api\/sys\/login/)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await answered
  }
  await page.getByLabel('Password', { exact: true }).fill(passwords.admin)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').filter({ hasText: '10 minutes' }).waitFor()
})

doors('P4-logout is asked about first, and ends at the sign-in page', async ({ visit, server }) => {
  const { page } = await visit()
  const token = await server.signIn('staff')
  const { result } = await server.call<{ ticket: string }>('POST', '/api/sys/portal/ticket', undefined, token)
  await page.goto(`/dashboard/analysis?t=${result.ticket}`)
  await isHome(page)
  await page.getByRole('button', { name: '张三' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await isHome(page)
  await page.getByRole('button', { name: '张三' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await dialog(page).getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('User name').waitFor()
  expect(new URL(page.url()).pathname).toBe('/user/login')
})
