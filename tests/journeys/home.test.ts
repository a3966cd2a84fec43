import sharp from 'sharp'
import { expect } from 'vitest'
import { openClient } from '../support/callApi'
import { findAxeProblems } from '../support/findAxeProblems'
import { journey } from '../support/journey'
import { dialog } from '../support/screen'

journey('P2-main the dashboard counts real rows, and the workbench shows what is left for the user', async ({ product, visit }) => {
  const { page, goTo } = await visit({ as: 'staff' })
  await page.getByRole('list', { name: 'Orders by state' }).getByText('Shipped').waitFor()
  const admin = await openClient(product.address, 'admin')
  const due = '2020-01-31'
  await admin.call('POST', '/document/task/add', { title: 'Calibrate the shaker', kind: 'test', due, assignee: 'staff', status: 'new' })
  await goTo('/dashboard/workplace')
  const tasks = page.getByRole('region', { name: 'My tasks' })
  await tasks.getByRole('link', { name: 'Calibrate the shaker' }).waitFor()
  expect(await tasks.getByRole('listitem').first().innerText()).toContain('Overdue since 01/31/2020')
  const visited = page.waitForResponse(/\/system\/sysMenuLog\/add/)
  await tasks.getByRole('link', { name: 'Calibrate the shaker' }).click()
  await page.waitForURL('**/taskcenter/taskList')
  await visited
  await goTo('/dashboard/workplace')
  await page.getByRole('region', { name: 'Often used' }).getByRole('link', { name: 'Tasks' }).waitFor()
})

journey('every picture to choose from stands in the middle of its tile, with its whole name inside', async ({ visit }) => {
  const { page } = await visit({ as: 'staff', at: '/p/order', language: 'de-DE' })
  await page.locator('.pw-user').click()
  await page.getByRole('menuitem', { name: 'Profilbild ändern' }).click()
  await dialog(page).getByText('Initiale', { exact: true }).waitFor()
  // A name of a later day may be as long as this.
  await dialog(page)
    .getByText('Lächeln', { exact: true })
    .evaluate((name) => {
      const text = [...name.childNodes].find((node) => node.nodeType === Node.TEXT_NODE)
      if (text) text.textContent = 'Anfangsbuchstabe'
    })
  const crooked = await dialog(page)
    .locator('.pw-avatar-choice label')
    .evaluateAll((tiles) =>
      tiles
        .filter((tile) => {
          const [outer, picture] = [
            tile.getBoundingClientRect(),
            tile.querySelector('.pw-avatar')?.getBoundingClientRect() ?? new DOMRect(),
          ]
          const isCentred = Math.abs(outer.left + outer.right - picture.left - picture.right) <= 2
          return tile.scrollWidth > tile.clientWidth || !isCentred
        })
        .map((tile) => tile.textContent),
    )
  expect(crooked).toEqual([])
})

journey('P2-photo a photo is cut by keyboard and stands in the header of every tab at once', async ({ visit }) => {
  const { page, openTab } = await visit({ as: 'staff' })
  await page.getByRole('region', { name: 'All areas' }).waitFor()
  const other = await openTab('/p/order')
  await other.locator('.pw-user').waitFor()
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer()
  await page.locator('.pw-user').click()
  await page.getByRole('menuitem', { name: 'Change avatar' }).click()
  await dialog(page).getByRole('button', { name: 'Upload photo' }).click()
  await page.getByLabel('Choose a photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo })
  const part = page.getByLabel('The part that is taken; arrow keys move it')
  const left = async () => (await part.boundingBox())?.x ?? 0
  const before = await left()
  await part.press('ArrowLeft')
  await expect.poll(left).toBeLessThan(before)
  await page.getByRole('button', { name: 'Use photo' }).click()
  await dialog(page).getByRole('radio', { name: 'My photo' }).waitFor({ state: 'attached' })
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  for (const tab of [page, other]) {
    await tab.locator('.pw-user img').waitFor()
    const width = () => tab.locator('.pw-user img').evaluate((image) => (image as HTMLImageElement).naturalWidth)
    await expect.poll(width).toBeGreaterThan(100)
  }
})

journey('P2-notice C-axe an announcement that an administrator sends appears without a reload', async ({ product, visit }) => {
  const { page, goTo } = await visit({ as: 'staff' })
  await page.getByRole('region', { name: 'All areas' }).waitFor()
  await goTo('/p/order')
  await page.getByRole('button', { name: /^Announcements, \d+ unread$/ }).waitFor()
  const admin = await openClient(product.address, 'admin')
  const texts = { titile: '消防演习', titileEn: 'Fire drill', msgContent: '<p>中午</p>', msgContentEn: '<p>Today at noon</p>' }
  const body = { ...texts, msgCategory: '1', msgShowType: '2', msgType: 'ALL', openType: 'url', openPage: '/p/test-equipment' }
  const { result } = await admin.call<{ id: string }>('POST', '/sys/annountCement/add', body)
  await admin.call('GET', `/sys/annountCement/doReleaseData?id=${result.id}`)
  const notice = dialog(page)
  await notice.getByText('Today at noon').waitFor()
  expect(await notice.innerText()).toContain('System notice')
  expect(await findAxeProblems(page)).toEqual([])
  const share = await page.locator('.pw-announcement').evaluate((element) => element.getBoundingClientRect().width / window.innerWidth)
  expect(share).toBeCloseTo(0.35)
  await notice.getByRole('checkbox', { name: 'Do not show again' }).check()
  await notice.getByRole('button', { name: 'Go there' }).click()
  await page.waitForURL('**/p/test-equipment')
  await admin.call('GET', `/sys/annountCement/doReovkeData?id=${result.id}`)
})
