import { expect } from 'vitest'
import { findAxeProblems } from '../support/findAxeProblems'
import { journey } from '../support/journey'
import { choose, dialog, rowWith } from '../support/screen'

journey(
  'B2.5-fav staff keep a list with its query in a folder of their own, open it, list favourites by type, and tidy up',
  async ({ visit }) => {
    const { page, goTo } = await visit({ as: 'staff' })
    // Wide enough for every button of the toolbar.
    await page.setViewportSize({ width: 1800, height: 900 })
    await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
    await goTo('/p/order')
    await choose(page, 'State', 'Shipped')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await rowWith(page, 'D20261110-003').waitFor({ state: 'detached' })
    const asked = new URL(page.url())
    await page.getByRole('toolbar').getByRole('button', { name: 'Favourites', exact: true }).click()
    const panel = dialog(page, 'Favourites')
    await panel.getByText('New tasks').waitFor()
    // The focus is on the first thing to press.
    await page.keyboard.press('Enter')

    const card = dialog(page, 'Add to favourites')
    await card.getByLabel('Name', { exact: true }).fill('Shipped')
    await card.getByText('我的工作').click()
    // The menu of the tree, by the keyboard.
    await page.keyboard.press('Shift+F10')
    await page.getByRole('menuitem', { name: 'New folder inside' }).press('Enter')
    await card.getByLabel('Name of the folder').fill('Orders of mine')
    await card.getByRole('combobox', { name: 'Icon' }).fill('flag')
    await page.getByTitle('flag', { exact: true }).last().click()
    await card.getByRole('button', { name: 'Create' }).click()
    await card.getByRole('button', { name: 'Create' }).waitFor({ state: 'detached' })
    expect(await findAxeProblems(page)).toEqual([])
    await card.getByRole('button', { name: 'Save' }).click()
    await card.waitFor({ state: 'detached' })

    // It opens the same list, from another page.
    await goTo('/p/test-equipment')
    await page.getByRole('toolbar').getByRole('button', { name: 'Favourites', exact: true }).click()
    await panel.getByText('Shipped', { exact: true }).click()
    await page.waitForURL((url) => url.pathname === asked.pathname && url.search === asked.search)
    await rowWith(page, 'D20261105-002').waitFor()
    expect(await rowWith(page, 'D20261110-003').count()).toBe(0)

    await page.getByRole('toolbar').getByRole('button', { name: 'Favourites', exact: true }).click()
    await page.getByText('This page is kept as “Shipped”').waitFor()
    await panel.getByRole('button', { name: 'All favourites' }).click()
    await page.waitForURL('**/better/favoriteFolder/FavoriteFilesList?type=collect')
    await rowWith(page, 'Shipped').getByText('Orders of mine').waitFor()
    for (const type of ['Delegated', 'Team']) {
      await choose(page, 'Whose', type)
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await rowWith(page, 'Shipped').waitFor({ state: 'detached' })
    }
    await goTo('/better/favoriteFolder/FavoriteFilesList?type=collect')
    // Renamed and moved in its form.
    await rowWith(page, 'Shipped').getByRole('button', { name: 'Edit' }).click()
    const form = dialog(page, /Edit/)
    await form.getByLabel('Name').fill('On the way')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await rowWith(page, 'On the way').waitFor()

    const confirmDelete = () =>
      dialog(page, /Confirm delete/)
        .getByRole('button', { name: /^(OK|Delete)$/ })
        .click()

    // A folder is kept while something stands in it.
    await goTo('/p/favourite-folder')
    await rowWith(page, '我的工作').getByRole('button', { name: 'Expand' }).click()
    const removeFolder = async () => {
      await rowWith(page, 'Orders of mine').first().getByRole('button', { name: 'Delete' }).click()
      await confirmDelete()
    }
    await removeFolder()
    await page.getByText('The folder “Orders of mine” still holds favourites (1): move or delete them first').waitFor()
    await rowWith(page, 'Orders of mine').first().click()
    await rowWith(page, 'On the way').getByRole('button', { name: 'Delete' }).click()
    await confirmDelete()
    await rowWith(page, 'On the way').waitFor({ state: 'detached' })
    await removeFolder()
    await rowWith(page, 'Orders of mine').waitFor({ state: 'detached' })
  },
)
