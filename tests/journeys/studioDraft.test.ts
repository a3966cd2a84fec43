import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { starterPage } from '../../schemas/page/starterPage'
import { findAxeProblems } from '../support/findAxeProblems'
import { journey } from '../support/journey'
import { createPage, openStudio, publish, readText, writeText } from '../support/studio'

const saved = /Draft saved · \d{1,2}:\d{2}/
const waitForSaved = (page: Page) => page.getByText(saved).waitFor()

/** Types behind the first brace, as one types: key by key. */
async function typeInto(page: Page, words: string): Promise<void> {
  await page.getByLabel('Page config editor').click()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('End')
  await page.keyboard.type(words)
}

journey(
  'C-publish what is typed in the studio is there after another tab, after Back, after a reload and after a crash',
  async ({ visit }) => {
    const { page, openTab } = await visit({ as: 'admin' })
    await openStudio(page)
    await createPage(page, 'draft-kept', 'Draft kept')
    await waitForSaved(page)

    await typeInto(page, '// another tab')
    await page.getByRole('tab', { name: 'Home' }).click()
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await page.getByRole('tab', { name: 'Draft kept · Editing' }).click()
    await page.getByText('// another tab').waitFor()
    await page.getByLabel('Page config editor').click()
    await page.keyboard.press('ControlOrMeta+z')
    await page.getByText('// another tab').waitFor({ state: 'detached' })
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await page.getByText('// another tab').waitFor()

    await typeInto(page, ' and back')
    await page.getByRole('link', { name: 'All pages' }).click()
    await page.getByRole('button', { name: 'New page' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.goBack()
    await page.getByText('// another tab and back').waitFor()

    await waitForSaved(page)
    await page.reload()
    await page.getByText('// another tab and back').waitFor()

    await typeInto(page, ' and killed')
    await page.close({ runBeforeUnload: false })
    const next = await openTab('/studio/draft-kept')
    await next.getByText('// another tab and back and killed').waitFor()
    await waitForSaved(next)
    await typeInto(next, ' and Ctrl+S')
    await next.keyboard.press('ControlOrMeta+s')
    await waitForSaved(next)
  },
)

journey('C-publish two tabs of the studio never overwrite one another, and say so', async ({ visit }) => {
  const { page, openTab } = await visit({ as: 'admin' })
  await openStudio(page)
  await createPage(page, 'draft-twice', 'Draft twice')
  await waitForSaved(page)
  const other = await openTab('/studio/draft-twice')
  await waitForSaved(other)

  await page.bringToFront()
  await typeInto(page, '// by the first')
  await waitForSaved(page)
  await other.getByText('// by the first').waitFor()
  await other.getByText(/Draft saved elsewhere by admin/).waitFor()

  await page.route('**/draft', (route) => route.abort())
  await typeInto(page, ' offline')
  await page.getByText('Not saved: no connection, kept on this computer').waitFor()
  await other.bringToFront()
  await typeInto(other, ' by the second')
  await waitForSaved(other)
  await page.unroute('**/draft')
  await page.bringToFront()
  await page.getByText('You have changed this draft elsewhere').waitFor()
  await page.getByText('// by the first offline').waitFor()
  await other.reload()
  await other.getByText('// by the first by the second').waitFor()
  await page.getByRole('button', { name: 'Take that text' }).click()
  await page.getByText('// by the first by the second').waitFor()
})

journey('C-publish after publishing twice and restoring the first version, the editor shows what was restored', async ({ visit }) => {
  const { page } = await visit({ as: 'admin' })
  await openStudio(page)
  await createPage(page, 'draft-back', 'Draft back')
  await page.getByText('No problems found').waitFor()
  await publish(page)
  await writeText(page, starterPage('list', 'draft-back', 'Second title'))
  await page.getByText('No problems found').waitFor()
  await publish(page)

  await page.getByRole('button', { name: 'Open page' }).click()
  await page.getByRole('tab', { name: /Editing/ }).click()
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Restore this version' }).last().click()
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /Restore|OK/ })
    .last()
    .click()
  await page.getByText('Restored as version 3').waitFor()
  expect(await findAxeProblems(page), 'history').toEqual([])
  await page.getByRole('button', { name: 'Compare with the editor' }).nth(1).click()
  await page.getByLabel('Version 2', { exact: true }).waitFor()
  expect(await findAxeProblems(page), 'comparison').toEqual([])
  await page
    .getByRole('dialog', { name: /Version 2/ })
    .getByRole('button', { name: 'Close', exact: true })
    .last()
    .click()
  await page.getByRole('button', { name: 'Close', exact: true }).first().click()
  await page.getByLabel('Page config editor').getByText('"Draft back"').first().waitFor()
  expect(await readText(page)).not.toContain('Second title')
  await waitForSaved(page)
})

journey('C-publish on a telephone the studio shows the text or the preview, and has room for either', async ({ visit }) => {
  const { page, goTo } = await visit({ as: 'admin', language: 'de-DE' })
  await page.locator('.pw-user').waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  await goTo('/studio/order')
  const editor = page.locator('.cm-scroller')
  await expect.poll(async () => (await editor.boundingBox())?.height ?? 0).toBeGreaterThan(240)
  const sides = page.getByRole('radiogroup', { name: 'Editor oder Vorschau' })
  await sides.getByText('Vorschau').click()
  const preview = page.getByRole('region', { name: 'Vorschau', exact: true })
  await preview.waitFor()
  await editor.waitFor({ state: 'hidden' })
  await sides.getByText('Bearbeiten').click()
  await editor.waitFor()
  await preview.waitFor({ state: 'hidden' })
})
