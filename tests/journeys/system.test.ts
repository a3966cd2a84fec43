import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../support/journey'
import { cellOf, choose, dialog, rowWith, typeIntoCell } from '../support/screen'

const entries = (page: Page) => dialog(page).getByRole('grid', { name: 'Entries: rows' })

journey('P7-dicts a configurator adds an entry to a dictionary, and a form that is open offers it', async ({ visit }) => {
  const number = Date.now()
  const english = `Lent out ${number}`
  const { page, goTo, openTab } = await visit({ as: 'configurator' })
  await page.getByRole('region', { name: 'All areas' }).waitFor()
  await goTo('/p/test-equipment')
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await dialog(page).getByLabel('State', { exact: true }).first().waitFor()

  const keeping = await openTab('/system/dict')
  await rowWith(keeping, 'equipment_status').getByRole('button', { name: 'Edit' }).click()
  await rowWith(entries(keeping), 'in_use').waitFor()
  await dialog(keeping).getByRole('button', { name: 'Add', exact: true }).click()
  await keeping.locator('.rdg-editor-container').waitFor()
  // Enter in the last row makes another one, which goes when nobody fills it.
  const rows = entries(keeping)
    .getByRole('row')
    .filter({ has: keeping.getByRole('checkbox', { name: /^Select row/ }) })
  const fresh = rows.nth((await rows.count()) - 1)
  await typeIntoCell(keeping, await cellOf(entries(keeping), fresh, 'Value'), `lent_${number}`)
  await typeIntoCell(keeping, await cellOf(entries(keeping), fresh, 'Text (Chinese)'), `借出${number}`)
  await typeIntoCell(keeping, await cellOf(entries(keeping), fresh, 'Text (English)'), english)
  await dialog(keeping).getByRole('button', { name: 'Save', exact: true }).click()
  await dialog(keeping).waitFor({ state: 'hidden' })

  await choose(dialog(page), 'State', english)

  // The cache is refreshed by its button, which says so.
  await keeping.getByRole('button', { name: 'Refresh cache' }).click()
  await keeping.getByText('The cache is refreshed').waitFor()
})

journey('P7-notice an administrator publishes an announcement, a user reads it and is counted, and it is revoked', async ({ visit }) => {
  // A name of its own, so that another run on the same server finds no row of the first.
  const chinese = `体检${Date.now()}`
  const english = `Check-up ${Date.now()}`
  const admin = await visit({ as: 'admin' })
  const staff = await visit({ as: 'staff' })
  await admin.page.getByRole('region', { name: 'All areas' }).waitFor()
  await staff.page.getByRole('region', { name: 'All areas' }).waitFor()
  await staff.goTo('/isps/userAnnouncement')

  await admin.goTo('/isps/annountCementList')
  await admin.page.getByRole('button', { name: 'New', exact: true }).click()
  await dialog(admin.page).getByLabel('Title (Chinese)').fill(chinese)
  await dialog(admin.page).getByLabel('Title (English)').fill(english)
  await dialog(admin.page).getByRole('button', { name: 'Save', exact: true }).click()
  await dialog(admin.page).waitFor({ state: 'hidden' })
  const row = rowWith(admin.page, english)
  await row.getByText('Draft').waitFor()
  await row.getByRole('button', { name: 'Publish' }).click()
  await dialog(admin.page).getByRole('button', { name: 'Publish', exact: true }).click()
  await row.getByText('Published').waitFor()

  await staff.page.getByRole('button', { name: /^Announcements, \d+ unread$/ }).click()
  await staff.page.waitForURL('**/isps/userAnnouncement')
  await staff.page.getByRole('button', { name: 'Refresh' }).click()
  const message = rowWith(staff.page, english)
  await message.getByRole('button', { name: 'Read', exact: true }).click()
  await message.getByRole('button', { name: 'Read', exact: true }).waitFor({ state: 'detached' })

  await admin.page.getByRole('button', { name: 'Refresh' }).first().click()
  const readBy = await cellOf(admin.page.getByRole('grid').first(), row, 'Read by')
  await expect.poll(() => readBy.innerText()).toBe('1')
  await row.getByRole('button', { name: 'Revoke' }).click()
  await dialog(admin.page).getByRole('button', { name: 'Revoke', exact: true }).click()
  await row.getByText('Revoked').waitFor()
  await staff.page.getByRole('button', { name: 'Refresh' }).click()
  await message.waitFor({ state: 'detached' })
})

journey('the dialog of a job bears its name, and the count of its note stands above the buttons', async ({ visit }) => {
  const { page, goTo } = await visit({ as: 'admin' })
  await page.getByRole('region', { name: 'All areas' }).waitFor()
  await goTo('/isystem/jobs')
  await rowWith(page, 'Remove old logs').getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog(page)
    .getByRole('heading', { name: /Remove old logs$/ })
    .waitFor()
  const count = dialog(page).getByText('0 / 500')
  await count.waitFor()
  // What stands below its field is covered by the buttons, which stay in sight.
  const hidden = await count.evaluate((one) => {
    const field = one.closest('.pw-field')?.getBoundingClientRect()
    return one.getBoundingClientRect().bottom - (field?.bottom ?? 0)
  })
  expect(hidden).toBeLessThanOrEqual(0)
})

journey('in German, the next run of a job is seen whole beside what can be done with it', async ({ visit }) => {
  const { page, goTo } = await visit({ as: 'admin', language: 'de-DE' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('region', { name: 'Alle Bereiche' }).waitFor()
  await goTo('/isystem/jobs')
  const sideOf = async (name: string, side: 'left' | 'right') => {
    const head = page.getByRole('columnheader', { name })
    return head.evaluate((one, edge) => one.getBoundingClientRect()[edge], side)
  }
  await expect.poll(async () => (await sideOf('Nächster Lauf', 'right')) - (await sideOf('Aktionen', 'left'))).toBeLessThanOrEqual(1)
})
