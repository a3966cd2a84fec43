import { expect } from 'vitest'
import { findAxeProblems } from '../support/findAxeProblems'
import { sharedJourney as journey } from '../support/journey'
import { choose, dialog, rowWith } from '../support/screen'

journey(
  'B2.1-newtab B2.1-helpbutton B2.1-closing staff use the whole toolbar, by keyboard too, and on a small screen',
  async ({ visit }) => {
    const { page } = await visit({ as: 'staff', at: '/p/demo-charts' })
    await rowWith(page, 'S-024').waitFor()
    const toolbar = page.getByRole('toolbar', { name: 'Toolbar' })
    const button = (name: string) => toolbar.getByRole('button', { name, exact: true })

    await choose(page, 'Region', 'North')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await rowWith(page, 'S-023').waitFor({ state: 'detached' })
    await page.waitForURL('**/p/demo-charts?region=north')
    const opened = page.context().waitForEvent('page')
    await button('Full screen in a new tab').click()
    const alone = await opened
    await rowWith(alone, 'S-024').waitFor()
    expect(new URL(alone.url()).search).toBe('?region=north&t=_blank')
    expect(await rowWith(alone, 'S-023').count()).toBe(0)
    expect(await alone.getByRole('navigation').count()).toBe(0)
    // The page stays alone whatever is asked there.
    await alone.getByRole('button', { name: 'Reset', exact: true }).click()
    await rowWith(alone, 'S-023').waitFor()
    expect(new URL(alone.url()).searchParams.get('t')).toBe('_blank')
    await alone.getByRole('toolbar', { name: 'Toolbar' }).getByRole('button', { name: 'Help', exact: true }).click()
    await alone.getByText('No help info').waitFor()
    await alone.keyboard.press('Escape')
    const gone = alone.waitForEvent('close')
    // The page may be gone before the press is confirmed.
    await Promise.allSettled([alone.getByRole('toolbar', { name: 'Toolbar' }).getByRole('button', { name: 'Close', exact: true }).click()])
    await gone

    await button('Analysis').click()
    const analysis = dialog(page, 'Analysis: Charts of a list')
    await analysis.getByText('No charts saved yet').waitFor()
    await page.keyboard.press('Escape')
    await analysis.waitFor({ state: 'hidden' })

    await button('New').focus()
    await page.keyboard.press('End')
    await expect.poll(() => button('Analysis').evaluate((element) => element === document.activeElement)).toBe(true)

    await page.setViewportSize({ width: 390, height: 844 })
    await button('Analysis').waitFor({ state: 'detached' })
    expect(await findAxeProblems(page)).toEqual([])
    await button('More actions').click()
    const more = dialog(page, 'More actions')
    await more.getByRole('button', { name: 'Views', exact: true }).click()
    await more.getByRole('button', { name: 'New', exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await button('More actions').click()
    await more.getByRole('button', { name: 'Close', exact: true }).click()
    await page.waitForURL(/\/dashboard\//)
  },
)

journey('a button with a long name takes several lines of the menu of further actions', async ({ visit }) => {
  const { page } = await visit({ as: 'staff', at: '/dashboard/workplace' })
  await page.route('**/page-configs/order.json', async (route) => {
    const config = await (await route.fetch()).json()
    const [ship] = config.toolbar.custom
    ship.label = 'Hand the selected orders over to the forwarding agent, and tell everybody who waits for them'
    delete ship.visibleWhen
    await route.fulfill({ json: config })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/p/order')
  await page.getByRole('button', { name: 'More actions' }).first().click()
  const name = page.getByText('Hand the selected orders over')
  await name.waitFor()
  const [text, menu] = await Promise.all([name.boundingBox(), page.locator('.list-rest').boundingBox()])
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual((menu?.x ?? 0) + (menu?.width ?? 0))
  // Those of one line are as high as any button.
  expect((await page.locator('.list-rest').getByRole('button', { name: 'Help' }).boundingBox())?.height).toBe(32)
})
