import { expect } from 'vitest'
import { journey } from '../support/journey'
import { cellOf, rowWith, typeIntoCell } from '../support/screen'

journey('P2-public a visitor asks for a task, keeps its reference, and staff works on it', async ({ visit }) => {
  const { page, goTo } = await visit()
  await goTo('/document')
  await page.getByLabel('Title').fill('Shake the battery')
  await page.getByLabel('Test', { exact: true }).check()
  await page.getByLabel('Your name').fill('Ann')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Your request has been sent').waitFor()
  const reference = (await page.getByText(/^\w{5}-\w{5}-\w{5}-\w{5}$/).textContent()) ?? ''
  expect(new URL(page.url()).pathname).toBe('/document/taskModel')

  const staff = await visit({ as: 'staff', at: '/taskcenter/taskList' })
  const start = rowWith(staff.page, 'Shake the battery').getByRole('button', { name: 'Start' })
  await start.click()
  await staff.page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click()
  await start.waitFor({ state: 'detached' })

  await goTo('/document/task/taskView')
  await page.getByRole('button', { name: 'Look up' }).click()
  await page.getByText('Please fill in everything that is asked for').waitFor()
  await page.getByLabel('Reference').fill(reference)
  await page.getByRole('button', { name: 'Look up' }).click()
  await page.getByText('Shake the battery').waitFor()
  await page.getByText('In work').waitFor()
})

journey('P2-public a visitor asks for an invoice with its positions', async ({ visit }) => {
  const { page, goTo } = await visit()
  await goTo('/invoicing/createInvoicing')
  await page.getByRole('textbox', { name: 'Invoice to' }).fill('ACME')
  await page.getByRole('textbox', { name: 'Tax number' }).fill('91310000MA1FL0A12X')
  await page.getByRole('textbox', { name: 'Contact' }).fill('Ann')
  await page.getByLabel('Phone').fill('13810000000')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Please enter what the invoice is for').first().waitFor()
  await page.getByRole('toolbar', { name: 'Positions: actions' }).getByRole('button', { name: 'Add', exact: true }).click()
  const [grid, row] = [
    page.getByRole('grid', { name: 'Positions: rows' }),
    page.getByRole('grid', { name: 'Positions: rows' }).getByRole('row').nth(1),
  ]
  for (const [heading, value] of Object.entries({ Service: 'Vibration', Price: '590', Quantity: '2' })) {
    await typeIntoCell(page, await cellOf(grid, row, heading), value)
  }
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Please keep the reference').waitFor()
  await page.getByText('1,180.00').waitFor()
})

journey('P2-public refunds show to those who know reference and phone', async ({ visit }) => {
  const { page, goTo } = await visit()
  await goTo('/bankaccount/drawbacklist?reference=Z7MWK-4RXBT-L9HQD-3VNPJ')
  await page.getByLabel('Phone').fill('13810000585')
  await page.getByRole('button', { name: 'Look up' }).click()
  await page.getByText('Nothing was found').waitFor()
  await page.getByLabel('Phone').fill('13810000584')
  await page.getByRole('button', { name: 'Look up' }).click()
  await rowWith(page, 'P20261102-0007').waitFor()
  expect(await page.getByRole('row', { name: /P2026/ }).allTextContents()).toEqual([
    expect.stringContaining('590.00'),
    expect.stringContaining('120.00'),
  ])
})

journey('P2-public every other public address shows its screen, in the language of the visitor', async ({ visit }) => {
  const { page, goTo } = await visit({ language: 'de-DE' })
  const screens = {
    '/business/certification': 'Das Unternehmen konnte nicht zertifiziert werden',
    '/talent/registerTalent': 'Die Registrierung ist fehlgeschlagen',
    '/task/taskView': 'Auftrag ansehen',
    '/invoicing/createPreInvoicing': 'Vorausrechnung anfordern',
    '/invoicing/viewInvoicing?reference=W9XHD-3KTQM-6LBZN-R4JPV': '华东试验中心有限公司',
    '/signing/contract': 'Vertrag unterzeichnen',
    '/p/task-request': 'Auftrag anlegen',
    '/404': 'Seite nicht gefunden',
  }
  for (const [path, shown] of Object.entries(screens)) {
    await goTo(path)
    await page.getByText(shown).last().waitFor()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
  }
  await goTo('/test/home')
  await page.getByRole('link', { name: 'Vertrag unterzeichnen' }).click()
  await page.getByLabel('Vertragsnr.').waitFor()
  const [box, words] = [page.getByRole('checkbox'), page.getByText('Ich habe den Vertrag gelesen')]
  await box.waitFor()
  const middle = async (element: typeof box) => {
    const { y = 0, height = 0 } = (await element.boundingBox()) ?? {}
    return y + height / 2
  }
  expect(Math.abs((await middle(box)) - (await middle(words)))).toBeLessThan(4)
})

journey('P4-guard a page that is not public leads a visitor to sign-in, and back to it', async ({ visit }) => {
  const { page, goTo } = await visit()
  await goTo('/p/order?status=open')
  await page.getByLabel('User name').waitFor()
  expect(new URL(page.url()).search).toBe(`?redirect=${encodeURIComponent('/p/order?status=open')}`)
})

journey('P2-linked the linked pages are there, each with its rows', async ({ visit }) => {
  const { page, goTo } = await visit({ as: 'staff' })
  await page.getByRole('button', { name: '张三' }).waitFor()
  const screens = {
    '/isps/userAnnouncement': 'Changes to the car park',
    '/isps/userInformation': 'System maintenance',
    '/system/SysUserAgentList': 'Agent',
    '/account/banklist': '招商银行',
    '/taskcenter/taskList': '转向节疲劳试验',
    '/better/favoriteFolder/FavoriteFilesList?type=collect': '/p/order',
  }
  for (const [path, shown] of Object.entries(screens)) {
    await goTo(path)
    await rowWith(page, shown).first().waitFor()
  }
  await rowWith(page, '/p/order').getByRole('button', { name: 'Open' }).click()
  await page.getByRole('tab', { name: 'Orders' }).waitFor()
  for (const type of ['agent', 'team']) {
    await goTo(`/better/favoriteFolder/FavoriteFilesList?type=${type}`)
    await rowWith(page, '/p/order').waitFor({ state: 'detached' })
    await page.getByRole('columnheader', { name: 'Address' }).waitFor()
  }

  await goTo('/account/settings/BaseSetting')
  await page.getByRole('textbox', { name: /^\W*Name\b/ }).fill('张小三')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: '张小三' }).waitFor()
})
