import type { Locator, Page } from 'playwright-core'

/** The row of the list on the screen that holds the text. */
export function rowWith(page: Page | Locator, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text })
}

/** The form dialog that is open. */
export function dialog(page: Page, name?: string | RegExp): Locator {
  return page.getByRole('dialog', name === undefined ? undefined : { name })
}

/** Opens a drop-down by its label and takes the entry that somebody would read. One that closes again while its form is drawn anew is opened once more. */
export async function choose(place: Page | Locator, label: string, entry: string): Promise<void> {
  const page = 'page' in place ? place.page() : place
  const option = page.getByTitle(entry, { exact: true }).last()
  const open = () => place.getByLabel(label, { exact: true }).and(page.locator('input')).click()
  await open()
  const isThere = await option.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  )
  if (!isThere) await open()
  await option.click()
}

/** Types into a cell of an editable table, as it stands: click, type over, leave. */
export async function typeIntoCell(page: Page, cell: Locator, text: string): Promise<void> {
  await cell.click()
  const input = page.locator(':focus')
  await input.fill(text)
  await input.press('Enter')
}

/** The cell of a row under a heading. */
export async function cellOf(grid: Locator, row: Locator, heading: string): Promise<Locator> {
  const column = await grid.getByRole('columnheader', { name: heading }).getAttribute('aria-colindex')
  return row.locator(`[aria-colindex="${column}"]`)
}
