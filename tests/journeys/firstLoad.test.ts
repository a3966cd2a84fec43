import { expect } from 'vitest'
import { sharedJourney as journey } from '../support/journey'
import { rowWith } from '../support/screen'
import { weighScripts } from '../support/weighScripts'

journey('the sign-in page fetches at most 276 KB of JavaScript', async ({ visit }) => {
  const { page } = await visit()
  const weigh = weighScripts(page)
  await page.goto('/user/login', { waitUntil: 'networkidle' })
  expect(await weigh()).toBeGreaterThan(0)
  expect(await weigh()).toBeLessThanOrEqual(276)
})

journey('the shell and a list fetch at most 421 KB of JavaScript; the form comes when somebody reaches for it', async ({ visit }) => {
  const { page } = await visit({ as: 'staff' })
  await page.getByRole('link', { name: 'Test equipment' }).waitFor()
  const weigh = weighScripts(page)
  await page.goto('/p/test-equipment', { waitUntil: 'networkidle' })
  await rowWith(page, 'EQ-000001').waitFor()
  const shown = await weigh()
  expect(shown).toBeGreaterThan(0)
  expect(shown).toBeLessThanOrEqual(421)
  await page.getByRole('button', { name: 'New', exact: true }).hover()
  await expect.poll(weigh, { timeout: 15_000 }).toBeGreaterThan(shown)
})

journey('a form page without tables and patterns, with a date, fetches at most 432 KB of JavaScript', async ({ visit }) => {
  const { page } = await visit({ as: 'staff' })
  await page.getByRole('link', { name: 'Test equipment' }).waitFor()
  const weigh = weighScripts(page)
  await page.goto('/p/task-request', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor()
  expect(await weigh()).toBeGreaterThan(0)
  expect(await weigh()).toBeLessThanOrEqual(432)
})
