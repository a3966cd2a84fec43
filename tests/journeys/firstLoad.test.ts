import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { languageCodes } from '../../schemas/language/findLanguage'
import { openClient } from '../support/callApi'
import { sharedJourney as journey } from '../support/journey'
import { rowWith } from '../support/screen'
import { firstRow, weighScripts, wholeForm } from '../support/weighScripts'

journey('the sign-in page fetches at most 165 KB of JavaScript', async ({ visit }) => {
  const { page } = await visit()
  const weigh = await weighScripts(page)
  await page.goto('/user/login', { waitUntil: 'networkidle' })
  expect(await weigh()).toBeGreaterThan(0)
  expect(await weigh()).toBeLessThanOrEqual(165)
})

journey(
  'C-waiting shows the frame of the product before any of its scripts has come, and the same one until there is a menu',
  async ({ visit }) => {
    const { page } = await visit({ as: 'staff' })
    await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
    const giveScripts = await hold(page, '**/assets/*.js')
    const givePermissions = await hold(page, '**/api/sys/permission/**')
    await page.goto('/p/test-equipment', { waitUntil: 'commit' })
    const frame = page.locator('#root > .pw-first')
    await expect.poll(() => frame.locator('.pw-sider').boundingBox()).toEqual({ x: 0, y: 0, width: 208, height: 900 })
    expect(await frame.locator('.pw-header').boundingBox()).toEqual({ x: 208, y: 0, width: 1232, height: 48 })
    giveScripts()
    const next = page.locator('.pw-app .pw-first')
    await expect.poll(() => next.locator('.pw-sider').boundingBox()).toEqual({ x: 0, y: 0, width: 208, height: 900 })
    givePermissions()
    await rowWith(page, 'EQ-000001').waitFor()
    expect(await page.locator('.pw-first').count()).toBe(0)
  },
)

journey('asks for the texts, the rights and the page while the scripts that draw them are still on their way', async ({ visit }) => {
  const { page } = await visit({ as: 'staff' })
  await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
  const data = ['getUserPermissionByToken', '/page-configs/test-equipment.json']
  const asked: string[] = []
  page.on('request', (request) => asked.push(...[...data, '/assets/languagePack-'].filter((part) => request.url().includes(part))))
  const giveFirst = await hold(page, '**/assets/first-*.js')
  const giveRest = await hold(page, '**/assets/index-*.js')
  await page.goto('/p/test-equipment', { waitUntil: 'commit' })
  await expect.poll(() => asked).toEqual(data)
  giveFirst()
  await expect.poll(() => asked).toContain('/assets/languagePack-')
  giveRest()
  await rowWith(page, 'EQ-000001').waitFor()
  expect(asked.filter((part) => data.includes(part))).toEqual(data)
})

/** Keeps everything at these addresses waiting until the result is called. */
async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, (route) => released.then(() => route.continue()))
  return release
}

journey.for(languageCodes)(
  'the shell and a list fetch at most 285 KB of JavaScript until the first row is there: %s',
  async (language, { visit }) => {
    const { page } = await visit({ as: 'staff', language })
    await page.locator('.pw-user').waitFor()
    const weighFirst = await weighScripts(page, firstRow)
    await page.goto('/p/test-equipment', { waitUntil: 'networkidle' })
    await rowWith(page, 'EQ-000001').waitFor()
    expect(await weighFirst()).toBeGreaterThan(200)
    expect(await weighFirst()).toBeLessThanOrEqual(285)
  },
)

journey('the form of a list comes when somebody reaches for it', async ({ visit }) => {
  const { page } = await visit({ as: 'staff' })
  await page.locator('.pw-user').waitFor()
  const weigh = await weighScripts(page)
  await page.goto('/p/test-equipment', { waitUntil: 'networkidle' })
  await rowWith(page, 'EQ-000001').waitFor()
  const shown = await weigh()
  await page.getByRole('button', { name: 'New', exact: true }).hover()
  await expect.poll(weigh).toBeGreaterThan(shown)
})

/** A form of simple inputs, in which nothing is worked out. */
const plainForm = {
  kind: 'form',
  code: 'plain-form',
  version: 1,
  title: { 'zh-CN': '登记', 'en-US': 'Registration', 'de-DE': 'Anmeldung' },
  url: { add: '/plain/form/add' },
  authPre: 'plain-form',
  access: 'public',
  items: [
    { key: 'name', type: 'input', title: { 'zh-CN': '姓名' }, validateRules: [{ required: true }] },
    { key: 'remark', type: 'textarea', title: { 'zh-CN': '备注' } },
    { key: 'day', type: 'date', title: { 'zh-CN': '日期' } },
    { key: 'amount', type: 'inputNumber', title: { 'zh-CN': '金额' }, precision: 2 },
    { key: 'isUrgent', type: 'checkbox', title: { 'zh-CN': '加急' } },
  ],
  resource: { table: 'plain_form' },
}

journey(
  'a public form without heavy kinds fetches at most 270 KB of JavaScript while nothing in it is worked out',
  async ({ visit, address }) => {
    const admin = await openClient(address, 'admin')
    expect(await admin.call('POST', '/page-configs/plain-form/publish', { config: plainForm })).toMatchObject({ success: true })
    const { page } = await visit()
    const weigh = await weighScripts(page)
    await page.goto('/p/plain-form', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Send', exact: true }).waitFor()
    expect(await weigh()).toBeGreaterThan(0)
    expect(await weigh()).toBeLessThanOrEqual(270)
  },
)

/** With conditions; and with sub-tables and patterns too, which come when the fields are there. */
const publicForms = [
  { path: '/document/taskModel', all: 305 },
  { path: '/invoicing/createInvoicing', all: 505 },
]

journey.for(publicForms.flatMap((form) => languageCodes.map((language) => ({ ...form, language }))))(
  'a public form fetches at most 300 KB of JavaScript until its fields are there, and $all in all: $path, $language',
  async ({ path, all, language }, { visit }) => {
    const { page } = await visit({ language })
    const weighFirst = await weighScripts(page, wholeForm)
    const weigh = await weighScripts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.locator(wholeForm).waitFor()
    expect(await weighFirst()).toBeGreaterThan(200)
    expect(await weighFirst()).toBeLessThanOrEqual(300)
    expect(await weigh()).toBeLessThanOrEqual(all)
  },
)

journey('a form page with conditions, without tables and patterns, fetches at most 325 KB of JavaScript', async ({ visit }) => {
  const { page } = await visit({ as: 'staff' })
  await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
  const weigh = await weighScripts(page)
  await page.goto('/p/task-request', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor()
  expect(await weigh()).toBeGreaterThan(0)
  expect(await weigh()).toBeLessThanOrEqual(325)
})

journey(
  'what reads patterns, and the sub-tables, come after the fields: whatever is entered or sent meanwhile waits for them',
  async ({ visit }) => {
    const { page, goTo } = await visit()
    const givePatterns = await hold(page, '**/assets/linearPattern-*.js')
    const giveTables = await hold(page, '**/assets/SubTables-*.js')
    const saves: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/add')) saves.push(request.url())
    })
    await goTo('/invoicing/createInvoicing')
    const taxNumber = page.getByRole('textbox', { name: 'Tax number' })
    await page.getByRole('textbox', { name: 'Invoice to' }).fill('ACME')
    await taxNumber.fill('not a number')
    await page.getByRole('textbox', { name: 'Contact' }).fill('Ann')
    await page.getByLabel('Phone').fill('13810000000')
    expect(await taxNumber.getAttribute('aria-invalid')).not.toBe('true')
    givePatterns()
    await expect.poll(() => taxNumber.getAttribute('aria-invalid')).toBe('true')
    await taxNumber.fill('91310000MA1FL0A12X')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('button', { name: /Send/ }).and(page.locator('.ant-btn-loading')).waitFor()
    giveTables()
    await page.getByText('Please enter what the invoice is for').first().waitFor()
    expect(saves).toEqual([])
  },
)

/** A field that is there by a pattern in what another one begins with. */
const patternForm = {
  ...plainForm,
  code: 'pattern-form',
  url: { add: '/pattern/form/add' },
  authPre: 'pattern-form',
  items: [
    { key: 'number', type: 'input', title: { 'zh-CN': '编号' }, defaultValue: 'A-17' },
    { key: 'reason', type: 'input', title: { 'zh-CN': '原因' }, visibleWhen: "row.number.matches('^A-')" },
  ],
  resource: { table: 'pattern_form' },
}

journey('a form whose conditions look for patterns is drawn when they can be read', async ({ visit, address }) => {
  const admin = await openClient(address, 'admin')
  expect(await admin.call('POST', '/page-configs/pattern-form/publish', { config: patternForm })).toMatchObject({ success: true })
  const { page } = await visit({ language: 'zh-CN' })
  const givePatterns = await hold(page, '**/assets/linearPattern-*.js')
  await page.goto('/p/pattern-form', { waitUntil: 'commit' })
  await page.getByRole('heading', { name: '登记' }).or(page.locator('.ant-spin')).first().waitFor()
  givePatterns()
  await page.getByRole('textbox', { name: '原因' }).fill('ok')
})

const lists = [
  { path: '/p/test-equipment', rows: '/api/test/equipment/list' },
  { path: '/p/order', rows: '/api/demo/order/list' },
  { path: '/p/task-list', rows: '/api/taskcenter/task/list' },
]

journey.for(lists)('opens $path with one call for its rights, one for the page and one for its rows', async ({ path, rows }, { visit }) => {
  const { page } = await visit({ as: 'staff' })
  await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('getUserPermissionByToken') || pathname.startsWith('/page-configs/') || pathname === rows) asked.push(pathname)
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.getByRole('grid').or(page.getByRole('treegrid')).getByRole('row').nth(1).waitFor()
  const once = [...new Set(asked)]
  expect(asked.toSorted()).toEqual(once.toSorted())
  expect(once).toContain(rows)
})

journey(
  'the styles of the components and the variables of the looks come as files: scripts write none into the document',
  async ({ visit }) => {
    const { page, goTo } = await visit({ as: 'staff' })
    await page.locator('.pw-user').waitFor()
    await goTo('/p/test-equipment')
    await rowWith(page, 'EQ-000001').waitFor()
    expect(await page.locator('style').count()).toBe(0)
    const button = page.getByRole('button', { name: 'New', exact: true })
    const stylesOf = () =>
      button.evaluate((element) => {
        const { whiteSpace, backgroundColor } = getComputedStyle(element)
        return { whiteSpace, backgroundColor }
      })
    const light = await stylesOf()
    expect(light.whiteSpace).toBe('nowrap')
    await page.evaluate(() => {
      document.documentElement.dataset.colour = '#722ED1'
    })
    await expect.poll(async () => (await stylesOf()).backgroundColor).toBe('rgb(114, 46, 209)')
    expect(light.backgroundColor).not.toBe('rgb(114, 46, 209)')
  },
)
