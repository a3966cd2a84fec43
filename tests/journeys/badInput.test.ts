import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openClient } from '../support/callApi'
import { journey } from '../support/journey'
import { choose, dialog, rowWith } from '../support/screen'
import { signIn } from '../support/signIn'

/** A window of 1280 by 1024 pixels at 400 %. */
const zoomed = { width: 320, height: 256 }
const name300 = 'Vibrationsprüfanlage'.repeat(15)
const arabic = 'منصة الاختبار (EQ-7) رقم 3.'

const sideways = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.pw-layout, main, .pw-content, .ant-modal-body')].map(
      (element) => element.scrollWidth - element.clientWidth,
    ),
  )

/** Nothing has to be scrolled sideways to be read. */
async function expectNothingAside(page: Page): Promise<void> {
  expect(Math.max(...(await sideways(page)))).toBeLessThanOrEqual(0)
}

async function openEquipment({ page, goTo }: { page: Page; goTo(path: string): Promise<void> }): Promise<void> {
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await goTo('/p/test-equipment')
  await page.getByRole('button', { name: 'New', exact: true }).waitFor()
}

journey('C-zoom at 400 % somebody signs in, adds a record and finds it, and scrolls in one direction only', async ({ visit }) => {
  const person = await visit()
  const { page } = person
  await page.setViewportSize(zoomed)
  await signIn(page, 'staff')
  await openEquipment(person)
  await expectNothingAside(page)
  // The header goes away with the page: half of the window would be left for it otherwise.
  const search = page.getByRole('button', { name: 'Search', exact: true })
  await page.getByRole('button', { name: 'New', exact: true }).scrollIntoViewIfNeeded()
  await page.mouse.move(160, 128)
  await page.mouse.wheel(0, 300)
  await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y ?? 0).toBeLessThan(-40)
  await search.scrollIntoViewIfNeeded()

  await page.getByRole('button', { name: 'New', exact: true }).click()
  const form = dialog(page)
  await form.getByLabel('Code').fill('EQ-000404')
  await form.getByLabel('Name').fill('Read from afar')
  await choose(form, 'State', 'Ready')
  // The panel of a date is seen whole, or scrolled by itself.
  await form.getByLabel('Calibrated').click()
  const panel = page.locator('.ant-picker-dropdown:visible')
  const box = await panel.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(zoomed.width)
  expect(box?.y).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Escape')
  await expectNothingAside(page)
  // The buttons stand below what is typed into, not over it.
  const save = form.getByRole('button', { name: 'Save' })
  const [input, button] = [await form.getByLabel('Name').boundingBox(), await save.boundingBox()]
  expect(button?.y).toBeGreaterThan((input?.y ?? 0) + (input?.height ?? 0))
  await save.click()
  await form.waitFor({ state: 'hidden' })
  await page.getByText('EQ-000404').first().waitFor()
})

journey('C-zoom a date and its time can be chosen on a telephone', async ({ visit }) => {
  const person = await visit({ as: 'staff' })
  const { page } = person
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await person.goTo('/p/order')
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await dialog(page).getByLabel('Ordered').click()
  const panel = page.locator('.ant-picker-dropdown:visible')
  for (const piece of [
    panel.getByText('Su', { exact: true }),
    panel.getByText('Sa', { exact: true }),
    panel.getByText('AM', { exact: true }),
  ]) {
    const box = await piece.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
  }
})

journey(
  'a date that does not exist stays in its box, and the focus in the form; taken back, the date before it is there again',
  async ({ visit }) => {
    const person = await visit({ as: 'staff' })
    const { page } = person
    await openEquipment(person)
    await page.getByRole('button', { name: 'New', exact: true }).click()
    const form = dialog(page)
    const box = form.getByLabel('Calibrated')
    const enter = async (typed: string, key: 'Enter' | 'Tab') => {
      await box.press('Control+a')
      await box.pressSequentially(typed)
      await expect.poll(() => box.getAttribute('data-open')).toBe('true')
      await page.keyboard.press(key)
    }
    await box.click()
    await page.locator('.ant-picker-dropdown:visible').waitFor()
    await enter('31.03.2026', 'Enter')
    await expect.poll(() => box.inputValue()).toBe('03/31/2026')
    // What the calendar held as it closes is not what was typed.
    await enter('31.02.2026', 'Enter')
    await form.getByText('“31.02.2026” is not a date').waitFor()
    expect(await box.inputValue()).toBe('31.02.2026')
    await page.keyboard.press('Control+z')
    await expect.poll(() => box.inputValue()).toBe('03/31/2026')
    await enter('soon', 'Tab')
    await form.getByText('“soon” is not a date').waitFor()
    expect(await box.inputValue()).toBe('soon')
    await expect.poll(() => form.locator(':focus').count()).toBe(1)
  },
)

journey('C-anytext names of 300 characters push nothing out of the window, wherever they stand', async ({ visit, address }) => {
  const admin = await openClient(address, 'admin')
  const { result } = await admin.call<{ records: { id: string }[] }>('GET', '/sys/user/list?username=leader')
  const edited = await admin.call('PUT', '/sys/user/edit', { id: result.records[0]?.id, rowVersion: 1, realname: name300 })
  expect(edited.success).toBe(true)
  await admin.call('POST', '/test/equipment/add', { code: 'EQ-000300', name: name300, status: 'ready' })
  const rename = { config: longPage }
  expect(await admin.call('POST', '/page-configs/long-name/publish', rename)).toMatchObject({ success: true })

  const person = await visit({ as: 'leader' })
  const { page } = person
  await openEquipment(person)
  for (const size of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size)
    for (const path of ['/dashboard/analysis', '/p/long-name', '/p/test-equipment']) {
      await person.goTo(path)
      await page.waitForLoadState('networkidle')
      await expectNothingAside(page)
    }
    // The name ends in dots before the star that belongs to it.
    await person.goTo('/p/long-name')
    const star = await page.getByRole('button', { name: 'Favourite this page' }).boundingBox()
    expect((star?.x ?? size.width) + (star?.width ?? 0)).toBeLessThanOrEqual(size.width)
  }
  await person.goTo('/p/test-equipment')
  await page.setViewportSize({ width: 1440, height: 900 })
  await rowWith(page, 'EQ-000300').getByRole('button', { name: 'Delete' }).click()
  const question = await page.locator('.pw-question .ant-modal-container').boundingBox()
  expect((question?.y ?? 0) + (question?.height ?? 0)).toBeLessThan(900)
})

const longPage = {
  kind: 'list',
  version: 1,
  code: 'long-name',
  title: name300,
  url: { list: '/x/long/list', add: '/x/long/add', edit: '/x/long/edit', delete: '/x/long/delete', deleteBatch: '/x/long/deleteBatch' },
  authPre: 'long-name',
  columns: [{ key: 'name', type: 'input', title: name300 }],
  queryConfig: [{ key: 'name' }],
  resource: { table: 'long_name' },
  grants: { leader: ['*'] },
  menu: { parent: 'test-equipment' },
}

journey(
  'C-anytext a name written from right to left keeps its signs on its own side, and moves none of the words around it',
  async ({ visit, address }) => {
    const admin = await openClient(address, 'admin')
    await admin.call('POST', '/test/equipment/add', { code: 'EQ-000303', name: arabic, status: 'ready' })
    const person = await visit({ as: 'staff' })
    const { page } = person
    await openEquipment(person)
    /** Where a sign of the text is drawn, in pixels from the left. */
    const placeOf = (sign: string) =>
      rowWith(page, 'EQ-000303')
        .getByText(arabic)
        .evaluate((element, wanted) => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
          const node = walker.nextNode() as Text
          const at = node.data.indexOf(wanted)
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          return range.getBoundingClientRect().x
        }, sign)
    // From right to left: the name begins at the right, and its full stop is the last sign at the left.
    expect(await placeOf('.')).toBeLessThan(await placeOf('3'))
    expect(await placeOf('3')).toBeLessThan(await placeOf('(EQ'))
    await rowWith(page, 'EQ-000303').getByRole('button', { name: 'Delete' }).click()
    await page.locator('.pw-question').getByText(`EQ-000303 · \u2068${arabic}\u2069`).waitFor()
  },
)

journey('C-anybrowser a clock that is an hour wrong ends no session and asks for none, on a shared computer either', async ({ visit }) => {
  for (const wrongBy of [-60, 60]) {
    const person = await visit()
    const { page } = person
    await page.clock.install({ time: Date.now() + wrongBy * 60_000 })
    await page.goto('/user/login')
    await page.getByLabel('User name').fill('staff')
    await page.getByLabel('Password', { exact: true }).fill('Journey-demo-1')
    await page.getByRole('checkbox', { name: /shared computer/i }).check()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await openEquipment(person)
    await page.clock.runFor(60_000)
    expect(await dialog(page).count()).toBe(0)
    await rowWith(page, 'EQ-000001').getByRole('button', { name: 'Edit' }).click()
    await dialog(page).getByLabel('Name').fill(`Changed at another hour ${wrongBy}`)
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await dialog(page).waitFor({ state: 'hidden' })
    await rowWith(page, `Changed at another hour ${wrongBy}`).waitFor()
  }
})

journey('C-anybrowser storage that is cleared in the middle costs nothing that was typed', async ({ visit }) => {
  const person = await visit({ as: 'staff' })
  const { page } = person
  await openEquipment(person)
  await page.getByRole('button', { name: 'New', exact: true }).click()
  const form = dialog(page)
  await form.getByLabel('Code').fill('EQ-000777')
  await form.getByLabel('Name').fill('Typed before clearing')
  await choose(form, 'State', 'Ready')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'hidden' })
  await rowWith(page, 'Typed before clearing').waitFor()
  // Loaded anew nobody is signed in, and nothing is broken.
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.reload()
  await page.locator('input[type=password]').waitFor()
})

journey('C-anybrowser who signs in after somebody else finds nothing of them, at their address either', async ({ visit }) => {
  const person = await visit({ as: 'admin', at: '/system/user' })
  const { page } = person
  await rowWith(page, 'configurator').waitFor()
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await dialog(page).getByRole('button', { name: 'Sign out' }).click()
  await signIn(page, 'staff')
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Home'])
  expect(await page.locator('a[href="/system/user"]').count()).toBe(0)
  await person.goTo('/system/user')
  await page
    .getByRole('heading', { level: 1 })
    .or(page.getByRole('heading', { level: 2 }))
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  expect(await rowWith(page, 'configurator').count()).toBe(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search everything' }).waitFor()
  expect(await page.getByRole('option', { name: /^Users/ }).count()).toBe(0)
})
