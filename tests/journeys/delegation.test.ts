import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openClient } from '../support/callApi'
import { journey } from '../support/journey'
import { cellOf, dialog, rowWith } from '../support/screen'

async function fillTimes(page: Page, from: string, to: string): Promise<void> {
  for (const [label, time] of [
    ['From', from],
    ['To', to],
  ] as const) {
    await dialog(page).getByLabel(label).fill(time)
    await dialog(page).getByLabel(label).press('Enter')
  }
  await page.keyboard.press('Control+Enter')
}

const widthOf = async (page: Page) => (await dialog(page).boundingBox())?.width

journey(
  'P2-topbar B2.7-agent B2.7-form somebody delegates from the user menu, the proxy acts, and the list ends it',
  async ({ product, visit }) => {
    const admin = await openClient(product.address, 'admin')
    await admin.call('POST', '/document/task/add', { title: 'Weigh the rack', kind: 'test', assignee: 'staff', status: 'new' })
    const { page, goTo } = await visit({ as: 'staff' })
    const proxy = await visit({ as: 'configurator' })
    const openFromMenu = async () => {
      await page.locator('.pw-user').click()
      await page.locator('.ant-dropdown').getByRole('menuitem', { name: 'Delegation' }).click()
      await dialog(page).getByLabel('User name').waitFor()
    }

    await proxy.page.locator('.pw-user').waitFor()
    await proxy.goTo('/p/my-task')
    await proxy.page.getByText('No data').first().waitFor()

    await openFromMenu()
    expect(await widthOf(page)).toBe(560)
    const name = dialog(page).getByLabel('User name')
    expect([await name.textContent(), await name.locator('input').count()]).toEqual(['staff', 0])
    expect(await dialog(page).getByRole('radio', { name: 'Invalid', exact: true }).isChecked()).toBe(true)
    await page.keyboard.press('Control+Enter')
    for (const text of ['Please choose the agent!', 'Please enter when it begins!', 'Please enter when it ends!']) {
      await dialog(page).getByText(text).first().waitFor()
    }
    await dialog(page).getByRole('combobox', { name: 'Agent' }).click()
    const picker = dialog(page, 'Select Agent')
    await picker.getByLabel('User name').fill('configurator')
    await picker.getByLabel('User name').press('Enter')
    await rowWith(picker, 'configurator').getByRole('radio').check()
    await picker.getByRole('button', { name: 'OK', exact: true }).click()
    await fillTimes(page, '2020-01-02 08:00:00', '2020-01-02 08:00:00')
    await dialog(page).getByText('start time is later than end time').first().waitFor()
    await fillTimes(page, '2020-01-02 08:00:00', '2099-12-24 18:00:00')
    await page.getByText('saved successfully').waitFor()
    await dialog(page).waitFor({ state: 'hidden' })
    await openFromMenu()
    expect(await dialog(page).getByLabel('To').inputValue()).toBe('12/24/2099, 6:00 PM')
    expect(
      await dialog(page)
        .getByRole('radio', { name: /\bValid$/ })
        .isChecked(),
    ).toBe(true)
    await page.keyboard.press('Escape')

    await proxy.goTo('/p/my-task')
    await rowWith(proxy.page, 'Weigh the rack').getByRole('button', { name: 'Edit' }).click()
    await dialog(proxy.page).getByLabel('Result').fill('12 kg')
    await proxy.page.keyboard.press('Control+Enter')
    await rowWith(proxy.page, 'Weigh the rack').getByText('12 kg').waitFor()
    await goTo('/p/agent-log')
    const done = rowWith(page, 'Weigh the rack')
    await done.getByText('Changed').waitFor()
    const log = page.getByRole('grid')
    await (await cellOf(log, done, 'Proxy')).getByText('配置员').waitFor()
    await (await cellOf(log, done, 'On behalf of')).getByText('张三').waitFor()

    // Room for every column, whatever letters the machine has: bringing a button into sight moves none away.
    await page.setViewportSize({ width: 1900, height: 900 })
    await goTo('/system/SysUserAgentList')
    const own = rowWith(page, '配置员')
    await own.getByRole('switch', { name: 'State: Valid' }).click()
    await own.getByRole('switch', { name: 'State: Invalid' }).waitFor()
    await page.getByText('edited successfully').first().waitFor()
    await proxy.goTo('/p/my-task')
    await proxy.page.getByText('No data').first().waitFor()

    await page.getByRole('toolbar').getByRole('button', { name: 'Whole window' }).click()
    const list = page.getByRole('region', { name: 'Delegated agents' })
    expect(await list.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1900, height: 900 })
    await page.getByRole('toolbar').getByRole('button', { name: 'Restore size' }).click()
    expect((await list.boundingBox())?.width).toBeLessThan(1900)

    // Saved as it stands, without a touch of the state, it is valid again.
    await own.getByRole('button', { name: 'Edit', exact: true }).click()
    await dialog(page).getByLabel('To').waitFor()
    expect(await widthOf(page)).toBe(800)
    await fillTimes(page, '2020-01-02 08:00:00', '2098-12-24 18:00:00')
    await dialog(page).waitFor({ state: 'hidden' })
    await own.getByRole('switch', { name: 'State: Valid' }).waitFor()
    await own.getByRole('button', { name: 'Delete', exact: true }).click()
    const question = dialog(page, 'Confirm delete')
    await question.getByText('Delete this delegation?').waitFor()
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await own.waitFor({ state: 'detached' })
  },
)
