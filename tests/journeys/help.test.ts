import { expect } from 'vitest'
import { findAxeProblems } from '../support/findAxeProblems'
import { journey } from '../support/journey'
import { dialog, rowWith } from '../support/screen'

journey(
  'P2-help B2.1-helpbutton an administrator writes the help of a page in its own toolbar; staff read it, in the header and in German too',
  async ({ visit }) => {
    const { page } = await visit({ as: 'admin', at: '/p/order' })
    await rowWith(page, 'D20261105-002').waitFor()
    await page.setViewportSize({ width: 1800, height: 900 })
    const question = page.getByRole('toolbar').getByRole('button', { name: 'Help', exact: true })
    await question.click()
    const help = dialog(page, 'Help')
    await help.getByText('No help info').waitFor()
    await help.getByRole('button', { name: 'Maintain help' }).click()
    const writing = dialog(page, 'Maintain help')
    const box = writing.getByRole('textbox', { name: 'Help text' })
    await box.click()
    await page.keyboard.type('Fill in the ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('customer')
    await page.keyboard.press('Control+b')
    await page.keyboard.type(' first')
    expect(await findAxeProblems(page)).toEqual([])
    await writing.getByRole('button', { name: 'Save' }).click()
    await writing.waitFor({ state: 'detached' })
    await help.locator('strong', { hasText: 'customer' }).waitFor()
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'hidden' })
    await expect.poll(() => question.evaluate((element) => element === document.activeElement)).toBe(true)

    const { page: read, goTo } = await visit({ as: 'staff', at: '/p/order', language: 'de-DE' })
    await read.setViewportSize({ width: 1800, height: 900 })
    await read.getByRole('toolbar').getByRole('button', { name: 'Hilfe', exact: true }).click()
    const shown = dialog(read, 'Hilfe')
    await shown.locator('strong', { hasText: 'customer' }).waitFor()
    await shown.getByText('Fill in the customer first').waitFor()
    expect(await shown.getByRole('button').count()).toBe(1)
    await read.keyboard.press('Escape')
    await shown.waitFor({ state: 'hidden' })
    await read.getByRole('banner').getByRole('button', { name: 'Hilfe' }).click()
    await shown.getByText('Fill in the customer first').waitFor()
    await read.keyboard.press('Escape')
    // Another page has none.
    await goTo('/p/test-equipment')
    await read.getByRole('banner').getByRole('button', { name: 'Hilfe' }).click()
    await shown.getByText('Keine Hilfe vorhanden').waitFor()
  },
)
