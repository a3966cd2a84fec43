import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../support/journey'
import { dialog, rowWith } from '../support/screen'
import { signIn } from '../support/signIn'
import type { Account } from '../support/startProduct'

const password = 'Journey-password-1'

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter')
  await dialog(page).waitFor({ state: 'hidden' })
}

/** Takes records in the picker of a field. */
async function pick(page: Page, label: string, titles: readonly string[]): Promise<void> {
  await dialog(page).getByRole('combobox', { name: label }).click()
  const picker = dialog(page, `Select ${label}`)
  for (const title of titles) await tickOf(picker, title).check()
  await picker.getByRole('button', { name: 'OK', exact: true }).click()
  await picker.waitFor({ state: 'hidden' })
}

function tickOf(picker: Locator, title: string): Locator {
  return rowWith(picker, title).getByRole('checkbox')
}

/** Asks for the deletion of a row and agrees. */
async function remove(page: Page, row: string): Promise<void> {
  await rowWith(page, row).getByRole('button', { name: 'Delete' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
}

journey(
  'an administrator makes a department, a role with permissions and a user with both, who sees only what was given, and freezes the user',
  async ({ visit }) => {
    const { page, goTo } = await visit({ as: 'admin' })
    await page.locator('.pw-user').waitFor()
    const open = async (path: string) => {
      await goTo(path)
      await page.getByRole('button', { name: 'New', exact: true }).first().waitFor()
    }

    await open('/system/depart')
    await page.getByRole('button', { name: 'New', exact: true }).first().click()
    await dialog(page).getByLabel('Name (Chinese)').fill('法务部')
    await dialog(page).getByLabel('Name (English)').fill('Legal')
    await save(page)
    await rowWith(page, 'Legal').getByText('A03').waitFor()

    await open('/system/role')
    await page.getByRole('button', { name: 'New', exact: true }).first().click()
    await dialog(page).getByLabel('Name (Chinese)').fill('场所查看')
    await dialog(page).getByLabel('Name (English)').fill('Location reader')
    await dialog(page).getByRole('textbox', { name: /^Code/ }).fill('location-reader')
    await dialog(page).getByRole('tab', { name: 'Permissions' }).click()
    await dialog(page).getByRole('textbox', { name: 'Find nodes' }).fill('Locations')
    await dialog(page).getByRole('button', { name: 'Fold Locations' }).waitFor()
    await dialog(page).getByRole('checkbox', { name: 'Locations' }).check()
    await dialog(page).getByRole('checkbox', { name: 'Delete' }).uncheck()
    await save(page)
    const role = rowWith(page, 'location-reader')
    await role.getByRole('button', { name: 'Copy' }).click()
    await dialog(page)
      .getByRole('button', { name: 'Copy' })
      .or(dialog(page).getByRole('button', { name: 'OK', exact: true }))
      .click()
    await rowWith(page, 'location-reader_copy').waitFor()
    await remove(page, 'location-reader_copy')
    await rowWith(page, 'location-reader_copy').waitFor({ state: 'detached' })

    await open('/system/user')
    await page.getByRole('button', { name: 'New', exact: true }).first().click()
    await dialog(page)
      .getByRole('textbox', { name: /^User name/ })
      .fill('rita')
    await dialog(page).getByRole('textbox', { name: /^Name/ }).fill('Rita')
    await dialog(page)
      .getByLabel(/^\W*Password$/)
      .fill(password)
    await dialog(page).getByLabel('Password once more').fill(password)
    await pick(page, 'Roles', ['location-reader'])
    await dialog(page).getByRole('combobox', { name: 'Departments' }).click()
    const departs = dialog(page, /Departments/).last()
    await departs.getByText('Legal').click()
    await departs.getByRole('button', { name: 'OK', exact: true }).click()
    await save(page)
    await rowWith(page, 'rita').getByText('Location reader').waitFor()
    await rowWith(page, 'rita').getByText('Legal').waitFor()

    const rita = await visit({ language: 'en-US' })
    await signIn(rita.page, 'rita' as Account, password)
    await rita.page.locator('.pw-user').waitFor()
    await rita.goTo('/p/location')
    await rita.page.getByRole('button', { name: 'New', exact: true }).first().waitFor()
    // A group of one page is that page.
    const menu = rita.page.getByRole('navigation', { name: 'Menu' })
    expect(await menu.getByText('Locations', { exact: true }).count()).toBe(1)
    expect(await menu.getByText('System', { exact: true }).count()).toBe(0)
    expect(await menu.getByText('Orders', { exact: true }).count()).toBe(0)

    // What somebody has is not deleted: it is said by whom.
    await open('/system/role')
    await remove(page, 'location-reader')
    await page.getByText('The role “Location reader” cannot be deleted while somebody has it: Rita (rita)').first().waitFor()
    await open('/system/depart')
    await remove(page, 'Legal')
    await page.getByText('The department “Legal” cannot be deleted while somebody belongs to it: Rita (rita)').first().waitFor()
    await open('/system/user')
    await rowWith(page, 'admin').getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Freeze', exact: true }).click()
    await dialog(page)
      .getByRole('button', { name: 'Freeze' })
      .or(dialog(page).getByRole('button', { name: 'OK', exact: true }))
      .click()
    await page.getByText('You cannot freeze yourself').first().waitFor()
    await rowWith(page, 'admin').getByRole('checkbox').uncheck()

    await rowWith(page, 'rita').getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Freeze', exact: true }).click()
    await dialog(page)
      .getByRole('button', { name: 'Freeze' })
      .or(dialog(page).getByRole('button', { name: 'OK', exact: true }))
      .click()
    await rowWith(page, 'rita').getByText('Frozen').waitFor()
    await rita.page.getByRole('button', { name: 'Refresh' }).click()
    await rita.page
      .getByText('未授权，请重新登录')
      .or(rita.page.getByLabel('Password', { exact: true }))
      .first()
      .waitFor()
  },
)
